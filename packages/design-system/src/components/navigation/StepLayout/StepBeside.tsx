import type { ReactNode } from "react";
import { Beside } from "./StepLayout.styles.ts";

export interface StepBesideProps {
  /** What stands beside the step. */
  children: ReactNode;
  /** What it is, for screen readers. */
  label: string;
}

/** What stands beside the column of a step without moving it, where a wide screen has room; nowhere else. */
export function StepBeside({ children, label }: StepBesideProps) {
  return <Beside aria-label={label}>{children}</Beside>;
}
