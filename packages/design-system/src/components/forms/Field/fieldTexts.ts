import type { ReactNode } from "react";

/** The messages that every field of a form shows. */
export interface FieldMessages {
  /** A line of help under the label; it stays when there is an error. */
  hint?: ReactNode;
  /** The error. Inside a form it comes by `name`; this prop takes precedence. */
  error?: string | undefined;
  /**
   * Writes "(opcional)" beside the label, or the given words.
   * @default false
   */
  optional?: boolean | string | undefined;
}

/** The texts of a field with one control. */
export interface FieldTexts extends FieldMessages {
  /** The question. */
  label: ReactNode;
}

/** The props that every field with a text input adds to the attributes of the input. */
export interface InputFieldProps extends FieldTexts {
  /** The key of the value and of the error in the form. */
  name: string;
  /** Called with the text at every change, including autofill. */
  onValueChange?: ((text: string) => void) | undefined;
}
