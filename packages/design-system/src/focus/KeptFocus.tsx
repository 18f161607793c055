import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { tokens } from "../tokens/index.ts";

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  &:focus { outline: none; box-shadow: none; }
`;

export type KeptFocusProps = Omit<ComponentProps<"section">, "ref" | "tabIndex" | "onFocus" | "onBlur">;

/**
 * Restores lost keyboard focus. When a render removes the focused element, the frame takes focus, so that Tab continues
 * from here rather than from the top of the page. Focus on the page title moves to the new page title, which is then
 * announced.
 */
export function KeptFocus(props: KeptFocusProps) {
  const frame = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);

  // React fires no blur event when it removes the focused element, so the ref still points to it.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused.current === null || !isLost) return;
    const title = focused.current.matches("h1") ? frame.current?.querySelector<HTMLElement>("h1[tabindex]") : null;
    (title ?? frame.current)?.focus({ preventScroll: true });
  });

  // React fires no focus event when a closing dialog returns focus to the frame, so the ref is updated after each render.
  useLayoutEffect(() => {
    if (frame.current?.contains(document.activeElement)) focused.current = document.activeElement;
  });

  return (
    <Frame
      {...props}
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
