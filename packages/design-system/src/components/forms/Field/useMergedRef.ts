import { type Ref, type RefObject, useCallback } from "react";

/** Merges the refs of a component and of its consumer. */
export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given !== "function") {
        if (given) given.current = element;
        return undefined;
      }
      const forget = given(element);
      return () => {
        own.current = null;
        if (typeof forget === "function") forget();
        else given(null);
      };
    },
    [own, given],
  );
}
