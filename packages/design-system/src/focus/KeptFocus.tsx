import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Frame } from "./KeptFocus.styles.ts";

export interface KeptFocusProps extends Omit<ComponentProps<"section">, "ref" | "tabIndex" | "onFocus" | "onBlur"> {
  /** What is shown, by name. With another one the control that had focus may be gone. */
  shown: string;
}

/**
 * Keeps the place of the keyboard: when what was focused inside went away with another `shown`, this frame takes the
 * focus, so that the next press of Tab goes on from here and not from the top of the page.
 */
export function KeptFocus({ shown, ...rest }: KeptFocusProps) {
  const frame = useRef<HTMLElement>(null);
  const holdsFocus = useRef(false);

  // React tells of no blur when it removes what is focused: the frame still believes to hold the focus that is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is lost when what is shown changes, and only then
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (holdsFocus.current && isLost) frame.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Frame
      {...rest}
      ref={frame}
      tabIndex={-1}
      onFocus={() => {
        holdsFocus.current = true;
      }}
      onBlur={() => {
        holdsFocus.current = false;
      }}
    />
  );
}
