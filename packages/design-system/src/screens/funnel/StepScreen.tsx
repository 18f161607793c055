import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StepContent, type StepContentProps } from "../../components/navigation/StepLayout/index.ts";
import { LoadingOverlay } from "../../components/status/LoadingOverlay/index.ts";

/** A save that ends within this, in milliseconds, is not worth a word: the next question is there. */
const quickSave = 100;

/** How the saving of a step's answer goes. */
export interface StepSave {
  /** The screen waits under "Carregando". */
  readonly pending: boolean;
  /** Why the last save failed; what was typed stays. */
  readonly failure?: string | undefined;
}

export interface StepScreenProps extends Pick<StepContentProps, "aside" | "asideWhenWide" | "width"> {
  readonly save: StepSave;
  /** The question. */
  readonly title: ReactNode;
  /** What to do about a failed save, where no button of the step's own does it again. */
  readonly recovery?: ReactNode;
  /** One line below the question. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the funnel, inside of its StepLayout: one question as the heading, its answer, and what went wrong with the last save. */
export function StepScreen({ save, title, description, recovery, children, ...content }: StepScreenProps) {
  return (
    <StepContent {...content}>
      <Stack gap="s6">
        <Stack gap="s2">
          <Heading headingLevel={1} tabIndex={-1}>
            {title}
          </Heading>
          {description === undefined ? null : <Text tone="soft">{description}</Text>}
        </Stack>
        {save.failure === undefined || save.pending ? null : (
          <Alert tone="danger">
            <Stack gap="s3" align="start">
              <Text>{save.failure}</Text>
              {recovery}
            </Stack>
          </Alert>
        )}
        {children}
      </Stack>
      <LoadingOverlay open={save.pending} patience={quickSave} />
    </StepContent>
  );
}
