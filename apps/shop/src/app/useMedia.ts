import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { useCallback, useSyncExternalStore } from "react";

const known = new Map<string, boolean>();

/**
 * Whether a media query matches; false until the browser is idle. Evaluating a query forces a layout, so it must not
 * happen during the first paint.
 */
export function useMedia(query: string): boolean {
  const watch = useCallback((onChange: () => void) => watchMedia(query, onChange), [query]);
  return useSyncExternalStore(watch, () => known.get(query) ?? false, unknown);
}

const unknown = () => false;

/** undefined in a browser that cannot evaluate queries. */
function mediaList(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query) ?? undefined;
  } catch {
    return undefined;
  }
}

function watchMedia(query: string, onChange: () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  whenIdle(() => {
    if (isOver) return;
    const list = mediaList(query);
    if (list === undefined) return;
    const look = () => {
      known.set(query, list.matches);
      onChange();
    };
    list.addEventListener("change", look);
    stop = () => list.removeEventListener("change", look);
    look();
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
