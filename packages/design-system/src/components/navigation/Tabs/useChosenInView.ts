import { type RefObject, useLayoutEffect } from "react";
import { observeSize } from "../../../browser/observeSize.ts";

/** Keeps the selected tab or the current link centred in a row that scrolls sideways, also after a rotation. The page does not scroll. */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null || chosen === undefined) return;
    return observeSize(row, () => {
      const tab = row.querySelector('[aria-selected="true"], [aria-current]');
      if (tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
  }, [list, chosen]);
}
