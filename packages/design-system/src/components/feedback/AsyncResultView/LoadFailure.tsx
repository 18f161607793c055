import type { FailedAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Alert } from "../Alert/index.ts";
import { ErrorState } from "../ErrorState/index.ts";
import type { AsyncResultViewTexts } from "./asyncResultViewTexts.ts";

interface LoadFailureProps {
  readonly result: FailedAsyncResult;
  readonly variant: "block" | "inline" | "note" | "plain";
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly texts: Omit<AsyncResultViewTexts, "loadingLabel">;
}

/** Why the request failed, and the retry button. */
export function LoadFailure({ result, variant, headingLevel, texts }: LoadFailureProps) {
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
