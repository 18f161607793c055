import type { FailedReading } from "@petbox/domain/reading/reading";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Alert } from "../Alert/index.ts";
import { ErrorState } from "../ErrorState/index.ts";
import type { ReadingViewTexts } from "./readingViewTexts.ts";

interface ReadingFailureProps {
  readonly reading: FailedReading;
  readonly variant: "block" | "inline";
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly texts: Omit<ReadingViewTexts, "loadingLabel">;
}

/** Why something could not be read, and the button that tries again. */
export function ReadingFailure({ reading, variant, headingLevel, texts }: ReadingFailureProps) {
  const { failure, retry, pending } = reading;
  const { failureTitle: title, failureDescription, retryLabel } = texts;
  const description = failureDescription(failure);
  if (variant === "block") {
    return (
      <ErrorState
        title={title}
        description={description}
        onRetry={retry}
        pending={pending}
        texts={texts}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <Alert tone="danger" title={title} texts={texts}>
      <Stack gap="s3" align="start">
        {typeof description === "string" ? <Text>{description}</Text> : description}
        <Button variant="secondary" size="small" pending={pending} texts={texts} onClick={retry}>
          {retryLabel}
        </Button>
      </Stack>
    </Alert>
  );
}
