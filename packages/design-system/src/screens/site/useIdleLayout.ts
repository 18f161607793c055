import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../../browser/whenIdle.ts";

/**
 * Lays out the children of an element one by one while the browser is idle. Until then each has an estimated height, so the first screen
 * appears immediately, and scroll restoration or a full-page screenshot still finds the right positions.
 */
export function useIdleLayout(): RefObject<HTMLDivElement | null> {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = [...(parent.current?.children ?? [])];
    let isGone = false;
    const layOutNext = () => {
      const next = left.shift();
      if (isGone || next === undefined) return;
      next.setAttribute("data-laid-out", "");
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
    return () => {
      isGone = true;
    };
  }, []);
  return parent;
}
