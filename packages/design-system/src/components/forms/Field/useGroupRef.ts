import { type Ref, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "./useMergedRef.ts";

/**
 * The ref of a group of radios. A group takes no focus itself: whoever gives it the focus by its ref, as a form library does
 * with a wrong field, gives it to the radio that is chosen, or to the first.
 */
export function useGroupRef(given: Ref<HTMLFieldSetElement> | undefined) {
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const focus = (options?: FocusOptions) =>
      (element.querySelector<HTMLInputElement>(":checked") ?? element.querySelector("input"))?.focus(options);
    // Defined on this element alone: assigned, it would go to whatever setter the prototype has, and so to all elements.
    Object.defineProperty(element, "focus", { configurable: true, value: focus });
  }, []);
  return useMergedRef(group, given);
}
