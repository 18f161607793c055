import { type RefObject, useLayoutEffect } from "react";

/** Keeps the chosen tab in the middle of a row that scrolls sideways, also after the screen is turned. The page does not move. */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null || chosen === undefined) return;
    // An observer is called once when it begins, as soon as the row has a size.
    const observer = new ResizeObserver(() => {
      const tab = row.querySelector('[aria-selected="true"]');
      if (tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, chosen]);
}
