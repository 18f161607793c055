import type { ReactNode } from "react";

/** The question of a field, and its messages. */
export interface QuestionTexts {
  /** The question. */
  label: ReactNode;
  /**
   * Hides the question visually where its place already says it, as a heading or a toolbar does; screen readers still announce it.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** A line of help under the label; it stays when there is an error. */
  hint?: ReactNode;
  /** The error. Inside a form it comes by `name`; this prop takes precedence. */
  error?: string | undefined;
}

/** The texts of a field that may be optional. */
export interface FieldTexts extends QuestionTexts {
  /**
   * Writes "(opcional)" beside the label, or the given words.
   * @default false
   */
  optional?: boolean | string | undefined;
}

/** The props that every field with a text input adds to the attributes of the input. */
export interface InputFieldProps extends FieldTexts {
  /** The key of the value and of the error in the form. */
  name: string;
  /** Called with the text at every change, including autofill. */
  onValueChange?: ((text: string) => void) | undefined;
}
