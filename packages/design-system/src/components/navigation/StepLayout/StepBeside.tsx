import type { ReactNode } from "react";
import { Beside } from "./StepBeside.styles.ts";

export interface StepBesideProps {
  /** The content: one strip of text height on phones, a card on wide screens. */
  children: ReactNode;
  /** The accessible name. */
  label: string;
}

/** Content in the place that StepLayout reserves with `hasBeside`: above the step, on wide screens beside its column. */
export function StepBeside({ children, label }: StepBesideProps) {
  return <Beside aria-label={label}>{children}</Beside>;
}
