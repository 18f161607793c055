import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "../browser/tabStorage.ts";

/** The key of the tab's storage under which `<ScrollRestoration>` keeps the positions between documents. */
export const scrollStorageKey = "petbox-scroll-positions";

/**
 * Lays out the whole page before `<ScrollRestoration>` scrolls back, because parts with `content-visibility` have estimated heights. In a
 * newly opened document, it stores the position that the visitor reached before hydration, so that the page stays there.
 */
export function BeforeScrollRestoration({ keyOf }: { keyOf: (location: Location) => string }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const key = keyOf(location);
    if (isFirst.current && isNewlyOpened()) storePosition(key, window.scrollY);
    const isRestored = navigationType === "POP" && (!isFirst.current || Number(storedPositions()[key]) > 0);
    isFirst.current = false;
    if (!isRestored) return;
    const root = document.documentElement;
    root.dataset.laidOut = "";
    // After two frames the browser remembers the real heights.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.laidOut));
  }, [location, navigationType, keyOf]);
  return null;
}

/** Whether the document was opened by a link or an address, and not by a reload or the browser's Back. */
function isNewlyOpened(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** The stored scroll positions by key, in CSS pixels. */
function storedPositions(): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(tabStorage()?.getItem(scrollStorageKey) ?? "{}") };
  } catch {
    return {};
  }
}

function storePosition(key: string, position: number): void {
  const positions = storedPositions();
  if ((positions[key] ?? 0) === position) return;
  try {
    tabStorage()?.setItem(scrollStorageKey, JSON.stringify({ ...positions, [key]: position }));
  } catch {
    // The storage is full: the page then begins at its top.
  }
}
