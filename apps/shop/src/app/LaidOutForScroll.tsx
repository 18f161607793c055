import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "./tabStorage.ts";

/** The key of the tab's storage under which `<ScrollRestoration>` keeps the positions between documents. */
export const scrollStorageKey = "petbox-scroll-positions";

/**
 * Lays out the whole page before its scroll position is restored: parts with `content-visibility` have estimated heights
 * until then. Place it before `<ScrollRestoration>`.
 */
export function LaidOutForScroll({ keyOf }: { keyOf: (location: Location) => string }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isRestored = navigationType === "POP" && (!isFirst.current || wasScrolled(keyOf(location)));
    isFirst.current = false;
    if (!isRestored) return;
    const root = document.documentElement;
    root.dataset.laidOut = "";
    // After two frames the browser remembers the real heights.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.laidOut));
  }, [location, navigationType, keyOf]);
  return null;
}

/** Whether the previous document stored a position. A visitor's first page has none, and need not be laid out at once. */
function wasScrolled(key: string): boolean {
  try {
    const positions: unknown = JSON.parse(tabStorage()?.getItem(scrollStorageKey) ?? "{}");
    return typeof positions === "object" && positions !== null && Reflect.get(positions, key) > 0;
  } catch {
    return false;
  }
}
