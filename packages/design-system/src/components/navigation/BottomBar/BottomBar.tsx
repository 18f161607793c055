import type { ComponentProps, ReactNode } from "react";
import { Inner, Note, Root } from "./BottomBar.styles.ts";

export interface BottomBarProps extends ComponentProps<"div"> {
  /** The main action of the screen, and at most one quiet one beside it. */
  children: ReactNode;
  /** One line above the action: the price, or why it cannot be pressed yet. */
  note?: ReactNode;
}

/**
 * Where the main action is: fixed under the thumb up to 992 px (FUN-367), in its place in the column above that, and where
 * it would hide the page, because text is large or the window low. The frame of the page, StepLayout or PageLayout, gets as
 * much room at its end; what has the focus is scrolled clear. One a page.
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
