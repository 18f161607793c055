import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const storageName = "petbox-scroll";

/** The first visit of a document has no key of its own: its page tells it from the first one of another document. */
const visitOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** How far down each visit was, in pixels; kept over a reload of the tab where storage is allowed. */
const depths = readDepths();

/**
 * A new page is seen from its top, or from the part that its address names, which has the focus; on Back one is where one
 * was. Another view of the same page, which only its query names, is seen from where one is.
 * @returns the part that was come to last, if the visit came to one.
 */
export function useScroll(): RefObject<HTMLElement | null> {
  const { key, pathname, search, hash } = useLocation();
  const visit = visitOf(key, pathname);
  const seen = useRef({ pathname, search });
  const partRef = useRef<HTMLElement>(null);

  useEffect(() => {
    // The browser would do it before the page is there.
    window.history.scrollRestoration = "manual";
    const keep = () => {
      window.history.scrollRestoration = "auto";
      keepDepths();
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  useLayoutEffect(() => {
    const depth = depths[visit];
    const part = depth === undefined && hash !== "" ? document.getElementById(hash.slice(1)) : null;
    const isOtherView = seen.current.pathname === pathname && seen.current.search !== search;
    seen.current = { pathname, search };
    partRef.current = part;
    if (part !== null) {
      part.scrollIntoView();
      // The keyboard goes on from there.
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    } else if (depth !== undefined || !isOtherView) window.scrollTo(0, depth ?? 0);
    const note = () => {
      depths[visit] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [visit, pathname, search, hash]);
  return partRef;
}

function readDepths(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageName) ?? "{}");
    const read = Object.fromEntries(Object.entries(Object(kept)).filter(isDepth));
    // An address that was typed is a new beginning; a reload or a way back is not.
    if (wasTyped()) delete read[visitOf("default", window.location.pathname)];
    return read;
  } catch {
    return {};
  }
}

function wasTyped(): boolean {
  const [beginning] = performance.getEntriesByType("navigation");
  return beginning instanceof PerformanceNavigationTiming && beginning.type === "navigate";
}

function isDepth(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === "number";
}

function keepDepths(): void {
  try {
    window.sessionStorage.setItem(storageName, JSON.stringify(depths));
  } catch {
    // Without storage a reload begins at the top.
  }
}
