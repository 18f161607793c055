import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Frame } from "./KeptFocus.styles.ts";

export interface KeptFocusProps extends Omit<ComponentProps<"section">, "ref" | "tabIndex" | "onFocus" | "onBlur"> {
  /** What is shown, by name. With another one the control that had focus may be gone. */
  shown: string;
}

/**
 * Keeps the place of the keyboard: when what was focused inside went away with another `shown`, this frame takes the
 * focus, so that the next press of Tab goes on from here and not from the top of the page. The title of a page hands it
 * to the title that comes in its place, which is so heard.
 */
export function KeptFocus({ shown, ...rest }: KeptFocusProps) {
  const frame = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);

  // React tells of no blur when it removes what is focused: the frame still believes to hold the focus that is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is lost when what is shown changes, and only then
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused.current === null || !isLost) return;
    const title = focused.current.matches("h1") ? frame.current?.querySelector<HTMLElement>("h1[tabindex]") : null;
    (title ?? frame.current)?.focus({ preventScroll: true });
  }, [shown]);

  // React tells of no focus either that a dialog gives back when it closes: who was in the frame before it, is again.
  useLayoutEffect(() => {
    if (frame.current?.contains(document.activeElement)) focused.current = document.activeElement;
  });

  return (
    <Frame
      {...rest}
      ref={frame}
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    />
  );
}
