import type { ComponentProps } from "react";
import { Root } from "./Spinner.styles.ts";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  /** What a screen reader says. Without it the spinner is decoration beside words that say the same. */
  label?: string;
}

/** Something is being worked on. It takes the colour of the text around it. */
export function Spinner({ size, label, ...rest }: SpinnerProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Root {...named} {...rest} data-size={size} />;
}
