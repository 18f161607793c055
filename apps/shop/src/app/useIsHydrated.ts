import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a prerendered page comes alive, when it must show what everybody gets; from then on what this visit brought
 * may be shown. True at once for a page that is opened from another.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
