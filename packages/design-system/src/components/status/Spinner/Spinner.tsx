import type { ComponentProps } from "react";
import { Root } from "./Spinner.styles.ts";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  /** The accessible name. Without it the spinner is decorative, beside text that says the same. */
  label?: string;
}

/** A spinner in the colour of the text around it. */
export function Spinner({ size, label, ...rest }: SpinnerProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Root {...named} {...rest} data-size={size} />;
}
