import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False during hydration, when the page must match the prerendered document; true afterwards. True from the first render
 * on a page that is opened by navigation.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
