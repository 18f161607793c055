import type { ComponentProps } from "react";
import { Root } from "./Ribbon.styles.ts";

export interface RibbonProps extends ComponentProps<"span"> {
  /**
   * Mango for the one thing to notice on a screen, coral for a gift.
   * @default "highlight"
   */
  tone?: "highlight" | "affection" | undefined;
}

/**
 * The ribbon on the edge of a highlighted card: "Mais popular". One a screen is enough.
 *
 * @example
 * <Ribbon tone="affection">Presente</Ribbon>
 */
export function Ribbon({ tone = "highlight", children, ...rest }: RibbonProps) {
  return (
    <Root data-tone={tone} {...rest}>
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d="M8 1l2 4.5 5 .5-3.7 3.3 1 4.9L8 11.7l-4.3 2.5 1-4.9L1 6l5-.5z" />
      </svg>
      {children}
    </Root>
  );
}
