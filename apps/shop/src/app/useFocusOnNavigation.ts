import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Moves the focus to the heading of the new page, or to the target of its hash. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const opened = useRef({ pathname, hash: "" });

  useLayoutEffect(() => {
    const before = opened.current;
    opened.current = { pathname, hash };
    const part = hash === "" || hash === before.hash ? null : document.getElementById(hash.slice(1));
    if (part !== null) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    } else if (before.pathname !== pathname) {
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
}
