import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const storageName = "petbox-scroll";

/** How far down each visit was, by its name, in pixels; kept over a reload of the tab where storage is allowed. */
const depths = readDepths();

/** A new page is seen from its top, or from the part that its address names; on Back one is where one was. */
export function useScroll(): void {
  const { key, hash } = useLocation();
  const way = useNavigationType();

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
    const part = way === "POP" || hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part !== null) part.scrollIntoView();
    else window.scrollTo(0, way === "POP" ? (depths[key] ?? 0) : 0);
    const note = () => {
      depths[key] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key, hash, way]);
}

function readDepths(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageName) ?? "{}");
    return Object.fromEntries(Object.entries(Object(kept)).filter(isDepth));
  } catch {
    return {};
  }
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
