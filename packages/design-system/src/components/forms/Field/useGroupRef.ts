import { type Ref, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "./useMergedRef.ts";

/**
 * The ref of a group of radios. A group is not focusable: calling `focus()` on it, as a form library does for a wrong
 * field, focuses the chosen radio or the first one.
 */
export function useGroupRef(given: Ref<HTMLFieldSetElement> | undefined) {
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const focus = (options?: FocusOptions) =>
      (element.querySelector<HTMLInputElement>(":checked") ?? element.querySelector("input"))?.focus(options);
    // Defined on the element itself: an assignment could reach a setter of the prototype, and so all elements.
    Object.defineProperty(element, "focus", { configurable: true, value: focus });
  }, []);
  return useMergedRef(group, given);
}
