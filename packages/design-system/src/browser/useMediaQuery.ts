import { useCallback, useSyncExternalStore } from "react";
import { mediaQuery } from "./mediaQuery.ts";

/** Whether the window matches; false where it cannot be asked, and while the page hydrates. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const list = mediaQuery(query);
      list?.addEventListener("change", notify);
      return () => list?.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => mediaQuery(query)?.matches ?? false,
    () => false,
  );
}
