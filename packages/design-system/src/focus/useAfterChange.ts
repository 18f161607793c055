import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `act` after each change of `value`, but not for its first value. @param act gets the former value. */
export function useAfterChange<Value>(value: Value, act: (before: Value) => void): void {
  const last = useRef(value);
  const handle = useEffectEvent(act);
  useEffect(() => {
    const before = last.current;
    if (Object.is(before, value)) return;
    last.current = value;
    handle(before);
  }, [value]);
}
