import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a function that tells, during an input event, the field's value before the change; undefined if the browser filled the field in
 * without asking. A form's reset and the application change the value without an event, so it cannot be kept from the event before.
 */
export function useValueBefore(control: RefObject<HTMLInputElement | null>): () => string | undefined {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const { current: input } = control;
    const note = () => {
      before.current = input?.value;
    };
    // React's onBeforeInput is not the browser's event.
    input?.addEventListener("beforeinput", note);
    return () => input?.removeEventListener("beforeinput", note);
  }, [control]);
  return () => {
    const { current: value } = before;
    before.current = undefined;
    return value;
  };
}
