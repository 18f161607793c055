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
    element.focus = (options) =>
      (element.querySelector<HTMLInputElement>(":checked") ?? element.querySelector("input"))?.focus(options);
  }, []);
  return useMergedRef(group, given);
}
