import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../../browser/whenIdle.ts";

/**
 * Lays out the children of an element one by one, each in a moment in which the browser has nothing better to do. Until
 * then they are only as high as they will about be: so the first screen comes at once, and a way back or a picture of
 * the whole page finds everything in its place.
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
