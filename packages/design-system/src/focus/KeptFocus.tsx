import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
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
 * Restores lost keyboard focus. When the focused element is removed, the frame takes focus, so that Tab continues
 * from here rather than from the top of the page. Focus on the page title moves to the new page title, which is then
 * announced.
 */
export function KeptFocus(props: KeptFocusProps) {
  const frame = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);

  const restore = () => {
    const lost = focused.current;
    // React fires no blur event when it removes the focused element, so the ref still points to it.
    if (lost === null || lost.isConnected) return;
    focused.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const title = lost.matches("h1") ? frame.current?.querySelector<HTMLElement>("h1[tabindex]") : null;
    (title ?? frame.current)?.focus({ preventScroll: true });
  };
  // Before a dialog around it looks for a place for the focus.
  useLayoutEffect(restore);
  const restoreAfterMutation = useEffectEvent(restore);

  // A child that renders by itself may remove the element, too.
  useEffect(() => {
    const observer = new MutationObserver(restoreAfterMutation);
    if (frame.current) observer.observe(frame.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

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
