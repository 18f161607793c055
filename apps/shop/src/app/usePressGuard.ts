import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { createPressGuard } from "./pressGuard.ts";

/** Ignores the second tap of a double tap if the first one has led to another page: nobody has seen what it would press. */
export function usePressGuard(): void {
  const { pathname } = useLocation();
  const [guard] = useState(createPressGuard);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    guard.show(performance.now());
  }, [guard, pathname]);

  useEffect(() => {
    const listeners = new AbortController();
    // Other scripts press what they mean.
    const listen = (type: string, react: (event: Event) => void) =>
      addEventListener(type, (event) => event.isTrusted && react(event), { capture: true, signal: listeners.signal });
    listen("pointerdown", (event) => event instanceof PointerEvent && guard.begin(event));
    listen("keydown", guard.type);
    // A chosen radio button fires a plain event: it was pressed.
    listen("input", (event) => event instanceof InputEvent && guard.type());
    listen("click", (event) => {
      // A key presses without a count.
      if (!(event instanceof MouseEvent) || event.detail === 0 || !guard.refuses()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    return () => listeners.abort();
  }, [guard]);
}
