import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

interface Resettable extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/**
 * Calls `onReset` with the control when its form is reset, before the fields have their initial values again. An `<Activity>` that hides
 * the control removes its effects and its ref, but the control stays in the form: so does the listener, until the control is removed.
 */
export function useFormReset<Control extends Resettable>(
  control: RefObject<Control | null>,
  onReset: (control: Control) => void,
): void {
  const handle = useEffectEvent(onReset);
  const listening = useRef<AbortController>(undefined);
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    // Left by the effect before the control was hidden.
    listening.current?.abort();
    const own = new AbortController();
    listening.current = own;
    const stopIfRemoved = () => {
      if (!element.isConnected) own.abort();
    };
    const reset = () => {
      // Removed while hidden, when no effect was left to clean up.
      stopIfRemoved();
      if (!own.signal.aborted) handle(element);
    };
    element.form?.addEventListener("reset", reset, { signal: own.signal });
    return stopIfRemoved;
  }, [control]);
}
