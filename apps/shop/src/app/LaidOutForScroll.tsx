import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "./tabStorage.ts";

/** The key of the tab's storage under which `<ScrollRestoration>` keeps the positions between documents. */
export const scrollStorageKey = "petbox-scroll-positions";

/**
 * Prepares what `<ScrollRestoration>` does, so place it before. A page that is restored is laid out as a whole: parts with
 * `content-visibility` have estimated heights until then. A document that was opened anew stays where its visitor has scrolled to before
 * its scripts ran.
 */
export function LaidOutForScroll({ keyOf }: { keyOf: (location: Location) => string }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current && isOpenedAnew()) storePosition(keyOf(location), window.scrollY);
    const isRestored = navigationType === "POP" && (!isFirst.current || Number(storedPositions()[keyOf(location)]) > 0);
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
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** The stored scroll positions by key, in CSS pixels. */
function storedPositions(): Readonly<Record<string, unknown>> {
  try {
    const positions: unknown = JSON.parse(tabStorage()?.getItem(scrollStorageKey) ?? "{}");
    return typeof positions === "object" && positions !== null ? { ...positions } : {};
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
