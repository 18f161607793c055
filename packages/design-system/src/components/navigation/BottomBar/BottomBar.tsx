import type { ComponentProps, ReactNode } from "react";
import { Inner, Note, Root } from "./BottomBar.styles.ts";

export interface BottomBarProps extends ComponentProps<"div"> {
  /** The main action of the screen, and at most one quiet action beside it. */
  children: ReactNode;
  /** One line above the action: the price, or why it is disabled. */
  note?: ReactNode;
}

/**
 * The bar of the main action: fixed at the bottom up to 992 px (FUN-367), in the column above that, and not fixed where
 * large text or a low window would let it cover the page. The page's frame, StepLayout or PageLayout, reserves room for
 * it, and the focused element scrolls clear of it. One a page.
 */
export function BottomBar({ children, note, ...rest }: BottomBarProps) {
  return (
    <Root data-bottom-bar={note === undefined ? "" : "tall"} {...rest}>
      <Inner>
        {note === undefined ? null : <Note>{note}</Note>}
        {children}
      </Inner>
    </Root>
  );
}
