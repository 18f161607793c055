import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` once a reset of the control's form has restored the initial values: the reset event fires before that. */
export function useAfterReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const handle = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    const wait = () => setTimeout(handle);
    form?.addEventListener("reset", wait);
    return () => form?.removeEventListener("reset", wait);
  }, [control]);
}
