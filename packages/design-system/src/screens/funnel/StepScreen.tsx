import type { ReactNode } from "react";
import { Alert } from "../../components/Alert/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { LoadingOverlay } from "../../components/LoadingOverlay/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { type BackWay, StepLayout } from "../../components/StepLayout/index.ts";
import { Text } from "../../components/Text/index.ts";

/** A save that ends within this, in milliseconds, is not worth a word: the next question is there. */
const quickSave = 100;

/** What the page knows of its place in the funnel and of the save under way. */
export interface StepFrame {
  readonly back: BackWay;
  readonly progress: { readonly step: number; readonly total: number };
  /** A save is under way: the screen waits under "Carregando". */
  readonly saving: boolean;
  /** Why the last save failed; what was typed stays. */
  readonly failure?: string | undefined;
  /** Above everything: the coupon bar. */
  readonly top?: ReactNode;
}

export interface StepScreenProps {
  readonly frame: StepFrame;
  /** The question. */
  readonly title: ReactNode;
  /** One line below the question. */
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
  /** Shows the aside only where there is room beside the column. */
  readonly asideWhenWide?: boolean;
  readonly children: ReactNode;
}

/** A screen of the funnel: one question as the heading, its answer, and what went wrong with the last save. */
export function StepScreen({ frame, title, help, aside, asideWhenWide, children }: StepScreenProps) {
  return (
    <StepLayout
      back={frame.back}
      progress={frame.progress}
      top={frame.top}
      {...(aside === undefined ? {} : { aside, asideWhenWide: asideWhenWide ?? false })}
    >
      <Stack gap="s6">
        <Stack gap="s2">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {help === undefined ? null : <Text tone="soft">{help}</Text>}
        </Stack>
        {frame.failure === undefined || frame.saving ? null : <Alert kind="error">{frame.failure}</Alert>}
        {children}
      </Stack>
      <LoadingOverlay open={frame.saving} patience={quickSave} />
    </StepLayout>
  );
}
