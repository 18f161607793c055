import type { ReactNode } from "react";
import { Beside } from "./StepLayout.styles.ts";

export interface StepBesideProps {
  /** The content beside the step. */
  children: ReactNode;
  /** The accessible name. */
  label: string;
}

/** Content beside the column of a step, on wide screens only. It does not move the column. */
export function StepBeside({ children, label }: StepBesideProps) {
  return <Beside aria-label={label}>{children}</Beside>;
}
