import { type RefObject, useLayoutEffect } from "react";

/** Keeps the selected tab centred in a row that scrolls sideways, also after a rotation. The page does not scroll. */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null || chosen === undefined) return;
    // A ResizeObserver calls back once on `observe`, when the row has a size.
    const observer = new ResizeObserver(() => {
      const tab = row.querySelector('[aria-selected="true"]');
      if (tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, chosen]);
}
