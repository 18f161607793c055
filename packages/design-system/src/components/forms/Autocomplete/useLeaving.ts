import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes a list when its field loses the focus: at once, or when the press that took the focus ends. A shorter page would move the target
 * under the pointer.
 */
export function useLeaving(close: () => void) {
  const pressed = useIsPressed();
  const leaving = useRef<AbortController>(null);

  /** Coming back before the pointer is released cancels the closing. */
  function onFocus() {
    leaving.current?.abort();
  }

  function onBlur() {
    if (!pressed.current) {
      close();
      return;
    }
    const ended = new AbortController();
    leaving.current = ended;
    const closeOnce = () => {
      ended.abort();
      close();
    };
    for (const end of ["mouseup", "keyup"]) window.addEventListener(end, closeOnce, { signal: ended.signal });
  }

  return { onFocus, onBlur };
}

/** Whether a mouse button or a finger is down. */
function useIsPressed(): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const track = (event: MouseEvent) => {
      pressed.current = event.type === "mousedown";
    };
    window.addEventListener("mousedown", track, options);
    window.addEventListener("mouseup", track, options);
    return () => ended.abort();
  }, []);
  return pressed;
}
