import type { ReactNode } from "react";

/** What every field of a form says about itself. */
export interface FieldTexts {
  /** What is asked. */
  label: ReactNode;
  /** A line of help under the label; it stays when an error comes. */
  hint?: ReactNode;
  /** What is wrong; inside a form it comes by `name`, and this one wins. */
  error?: string | undefined;
  /**
   * Says "(opcional)" beside the label, or the words that are given.
   * @default false
   */
  optional?: boolean | string | undefined;
}
