import { type AsyncResult, isPending } from "@petbox/domain/asyncResult/asyncResult";
import type { ComponentProps, ReactNode } from "react";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Bare } from "./AsyncResultView.styles.ts";
import { type AsyncResultViewTexts, asyncResultViewTexts } from "./asyncResultViewTexts.ts";
import { LoadFailure } from "./LoadFailure.tsx";

export interface AsyncResultViewProps<Value> extends Omit<ComponentProps<"div">, "children"> {
  /** How far the reading has come: on its way, the value, or why it failed and how to try again. */
  result: AsyncResult<Value>;
  /** In the value's place while it is on its way. Where both are the same component, it stays, with what it remembers. */
  skeleton: ReactNode;
  /** In the place of null, or of a list without entries. */
  empty?: ReactNode;
  /** What is made of the value. */
  children: (value: NonNullable<Value>) => ReactNode;
  /**
   * How a failure looks: "block" where nothing else is to be seen, "inline" where it is a small part of what is, "note" where
   * one goes on as well without it, "plain" in lines that are heard as they change, "silent" where it is not missed: then
   * `empty` stands there.
   * @default "block"
   */
  variant?: "block" | "inline" | "note" | "plain" | "silent" | undefined;
  /**
   * The level of the failure's heading, where it is a block.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** @default "Carregando", "Não deu para carregar", what the failure says, "Tentar de novo" */
  texts?: Partial<AsyncResultViewTexts> | undefined;
}

/**
 * What is read from the server: its place while it is on its way, the value, what stands there when there is none, or why
 * it failed and the button that tries again. The keyboard's place is kept when that button goes.
 */
export function AsyncResultView<Value>(props: AsyncResultViewProps<Value>) {
  const { result, skeleton, empty = null, children, variant = "block", headingLevel = 2, texts, ...rest } = props;
  const { loadingLabel, ...failureTexts } = { ...asyncResultViewTexts, ...texts };

  const isPlain = variant === "plain";
  // Lines that are heard say so when they are asked for again; a button that waits would not be heard.
  const shown: AsyncResult<Value> = isPlain && isPending(result) ? { status: "loading" } : result;
  const isLoading = shown.status === "loading";

  function content(): ReactNode {
    if (shown.status === "loading") return skeleton;
    if (shown.status === "failed") {
      if (variant === "silent") return empty;
      return <LoadFailure result={shown} variant={variant} headingLevel={headingLevel} texts={failureTexts} />;
    }
    const { value } = shown;
    if (value == null || (Array.isArray(value) && value.length === 0)) return empty;
    return children(value);
  }

  if (variant === "silent" || variant === "note") return <Bare {...rest}>{content()}</Bare>;
  return (
    <div {...rest}>
      {isPlain || loadingLabel === "" ? null : (
        <VisuallyHidden role="status">{isLoading ? loadingLabel : ""}</VisuallyHidden>
      )}
      <KeptFocus shown={shown.status} {...(isPlain && { "aria-live": "polite", "aria-busy": isLoading })}>
        {isPlain && isLoading ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : null}
        {content()}
      </KeptFocus>
    </div>
  );
}
