import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { tokens } from "../tokens/index.ts";

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  &:focus { outline: none; box-shadow: none; }
`;

export interface KeptFocusProps extends Omit<ComponentProps<"section">, "ref" | "tabIndex" | "onFocus" | "onBlur"> {
  /** Key of the current content. When it changes, the focused control may disappear. */
  shown: string;
}

/**
 * Restores lost keyboard focus. When the focused element disappears because `shown` changes, the frame takes focus, so
 * that Tab continues from here rather than from the top of the page. Focus on the page title moves to the new page
 * title, which is then announced.
 */
export function KeptFocus({ shown, ...rest }: KeptFocusProps) {
  const frame = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);

  // React fires no blur event when it removes the focused element, so the ref still points to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is only lost when `shown` changes
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused.current === null || !isLost) return;
    const title = focused.current.matches("h1") ? frame.current?.querySelector<HTMLElement>("h1[tabindex]") : null;
    (title ?? frame.current)?.focus({ preventScroll: true });
  }, [shown]);

  // React fires no focus event when a closing dialog returns focus to the frame, so the ref is updated after each render.
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
