import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../../browser/whenIdle.ts";

/**
 * Lays out an element's children one by one while the browser is idle. Until then they have an estimated height, so
 * that the first screen renders quickly, while scroll restoration and full-page screenshots still find everything in
 * place.
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
