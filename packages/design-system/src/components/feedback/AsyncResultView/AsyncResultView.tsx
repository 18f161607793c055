import { type AsyncResult, type FailedAsyncResult, isPending } from "@petbox/domain/asyncResult/asyncResult";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Alert } from "../Alert/index.ts";
import { ErrorState } from "../ErrorState/index.ts";
import { type AsyncResultViewTexts, asyncResultViewTexts } from "./asyncResultViewTexts.ts";

/** Takes no room while empty. */
const Bare = styled.div`
  display: contents;
`;

export interface AsyncResultViewProps<Value> extends Omit<ComponentProps<"div">, "children"> {
  /** The async result: loading, ready with a value, or failed with a reason and a retry. */
  result: AsyncResult<Value>;
  /** Shown while loading. If the value renders the same component, it keeps its state. */
  skeleton: ReactNode;
  /** Shown instead of null or of an empty list. Without it, `children` renders an empty list, and null renders nothing. */
  empty?: ReactNode;
  /** Renders the value. */
  children: (value: NonNullable<Value>) => ReactNode;
  /**
   * How a failure looks: "block" for a whole page, "inline" for a small part of one, "note" where the customer can go
   * on without it, "plain" in announced lines, "silent" where it is not missed and `empty` is shown.
   * @default "block"
   */
  variant?: "block" | "inline" | "note" | "plain" | "silent" | undefined;
  /**
   * The heading level of a failure with variant "block".
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /**
   * Replaces the component's own texts, all or some.
   * @default "Carregando", "Não deu para carregar", the text of the failure, "Tentar de novo"
   */
  texts?: Partial<AsyncResultViewTexts> | undefined;
}

interface LoadFailureProps {
  readonly result: FailedAsyncResult;
  readonly variant: "block" | "inline" | "note" | "plain";
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly texts: Omit<AsyncResultViewTexts, "loadingLabel">;
}

/** Why the request failed, and the retry button. */
function LoadFailure({ result, variant, headingLevel, texts }: LoadFailureProps) {
  const { failure, retry, pending } = result;
  const { failureTitle: title, failureDescription, retryLabel } = texts;
  if (variant === "block") {
    return (
      <ErrorState
        title={title}
        description={failureDescription(failure)}
        onRetry={retry}
        pending={pending}
        texts={texts}
        headingLevel={headingLevel}
      />
    );
  }
  const isNote = variant === "note";
  const button = (
    <Button variant={isNote ? "quiet" : "secondary"} size="small" pending={pending} texts={texts} onClick={retry}>
      {retryLabel}
    </Button>
  );
  if (variant === "plain") {
    return (
      <>
        <Text tone="soft">{title}</Text>
        {button}
      </>
    );
  }
  const description = isNote ? title : failureDescription(failure);
  return (
    <Alert tone={isNote ? "info" : "danger"} title={isNote ? undefined : title} texts={texts}>
      <Stack gap={isNote ? "s1" : "s3"} align="start">
        {typeof description === "string" ? <Text>{description}</Text> : description}
        {button}
      </Stack>
    </Alert>
  );
}

/**
 * Renders an async result: the skeleton, the value, the empty state, or the failure with a retry button. Keeps the
 * keyboard focus when that button disappears.
 *
 * @example
 * import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
 *
 * function Pets({ result }: { result: AsyncResult<readonly string[]> }) {
 *   return (
 *     <AsyncResultView result={result} skeleton={<Skeleton shape="card" />} empty={<EmptyState title="Nenhum pet ainda" />}>
 *       {(names) => names.map((name) => <Text key={name}>{name}</Text>)}
 *     </AsyncResultView>
 *   );
 * }
 */
export function AsyncResultView<Value>(props: AsyncResultViewProps<Value>) {
  const { result, skeleton, empty, children, variant = "block", headingLevel = 2, texts, ...rest } = props;
  const { loadingLabel, ...failureTexts } = useTexts("asyncResultView", asyncResultViewTexts, texts);

  const isPlain = variant === "plain";
  // A "plain" retry is announced as loading, since a pending button is not announced.
  const shown: AsyncResult<Value> = isPlain && isPending(result) ? { status: "loading" } : result;
  const isLoading = shown.status === "loading";

  function content(): ReactNode {
    if (shown.status === "loading") return skeleton;
    if (shown.status === "failed") {
      if (variant === "silent") return empty;
      return <LoadFailure result={shown} variant={variant} headingLevel={headingLevel} texts={failureTexts} />;
    }
    const { value } = shown;
    if (value == null) return empty;
    if (empty !== undefined && Array.isArray(value) && value.length === 0) return empty;
    return children(value);
  }

  if (variant === "silent" || variant === "note") return <Bare {...rest}>{content()}</Bare>;
  return (
    <div {...rest}>
      {isPlain || loadingLabel === "" ? null : (
        <VisuallyHidden role="status">{isLoading ? loadingLabel : ""}</VisuallyHidden>
      )}
      <KeptFocus {...(isPlain && { "aria-live": "polite", "aria-busy": isLoading })}>
        {isPlain && isLoading ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : null}
        {content()}
      </KeptFocus>
    </div>
  );
}
