import type { ReactNode } from "react";
import { Beside } from "./StepLayout.styles.ts";

export interface StepBesideProps {
  /** What stands beside the step. */
  children: ReactNode;
  /** The accessible name. */
  label: string;
}

/** Stands beside the column of a step without moving it, on wide screens only. */
export function StepBeside({ children, label }: StepBesideProps) {
  return <Beside aria-label={label}>{children}</Beside>;
}
