import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { plainText } from "@petbox/domain/text/plainText";
import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StepContent, type StepContentProps } from "../../components/navigation/StepLayout/index.ts";
import { LoadingOverlay } from "../../components/status/LoadingOverlay/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

/** State of the save of a step's answer. */
export interface StepSave {
  /** Whether the answer is being saved; the screen shows "Carregando". */
  readonly pending: boolean;
  /** Error text of the last failed save; may contain HTML from the server. The typed values are kept. */
  readonly failure?: string | undefined;
  /** The messages of the fields that the server refused, by the form's names. */
  readonly serverErrors?: FieldErrors<string> | undefined;
}

export interface StepScreenProps extends Pick<StepContentProps, "aside" | "asideWhenWide" | "width"> {
  readonly save: StepSave;
  /** The question. */
  readonly title: ReactNode;
  /** The retry action, for steps without a button that repeats the save. */
  readonly recovery?: ReactNode;
  /** One line below the question. */
  readonly description?: ReactNode;
  /** The delay of the loading message, in milliseconds, where `save` is pending from the press on. @default 0 */
  readonly overlayDelay?: number | undefined;
  readonly children: ReactNode;
}

/** A funnel screen inside its StepLayout: the question as heading, the answer, and the failure of the last save. */
export function StepScreen({
  save,
  title,
  description,
  recovery,
  overlayDelay = 0,
  children,
  ...content
}: StepScreenProps) {
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
          <Alert tone="danger" action={recovery} ref={bringIntoView}>
            {plainText(save.failure)}
          </Alert>
        )}
        {children}
      </Stack>
      <LoadingOverlay open={save.pending} delay={overlayDelay} />
    </StepContent>
  );
}
