import { useEffect, useLayoutEffect, useRef } from "react";

/** How long a new view ignores presses at the place of the press that opened it, in milliseconds. */
const unseenTime = 350;

/** The distance between two taps of one finger, in CSS pixels. */
const fingerReach = 24;

/** In milliseconds. An event that seems older has a timestamp from another clock, as in some web views. */
const longestPress = 5_000;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

interface OpenedView {
  /** When the view was committed, on the clock of events. */
  readonly time: number;
  /** The press that opened the view; undefined if a key or the browser's Back did. */
  readonly openedBy: Press | undefined;
}

/** Whether a press began before the user could see the view. */
function isTooEarly({ x, y, time }: Press, { time: opened, openedBy }: OpenedView): boolean {
  const age = time - opened;
  if (age < 0) return age > -longestPress;
  return age < unseenTime && openedBy !== undefined && Math.hypot(x - openedBy.x, y - openedBy.y) <= fingerReach;
}

/**
 * Swallows presses that were not meant for the open view, e.g. the second tap of a double tap that has opened it.
 * @param view names the view: the path of a page, or the step of a dialog.
 * @param isRedirect whether the view replaced the one before by itself, e.g. right after hydration: without a press, the user sees nothing
 * unexpected.
 *
 * @example
 * function Step({ path }: { path: string }) {
 *   usePressGuard(path);
 *   return <Button type="submit">Continuar</Button>;
 * }
 */
export function usePressGuard(view: string, isRedirect = false): void {
  const lastView = useRef(view);
  const opened = useRef<OpenedView>(undefined);
  const lastPress = useRef<Press>(undefined);

  useLayoutEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    if (isRedirect && lastPress.current === undefined) return;
    opened.current = { time: new Event("opened").timeStamp, openedBy: lastPress.current };
    lastPress.current = undefined;
  }, [view, isRedirect]);

  useEffect(() => {
    let begun: Press | undefined;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    // Dispatched events have no place.
    const onPointerDown = ({ isTrusted, clientX: x, clientY: y, timeStamp: time }: PointerEvent) => {
      if (isTrusted) begun = { x, y, time };
    };
    const onClick = (event: MouseEvent) => {
      // Keys, assistive technology and scripts press without a pointer, or with a count of 0.
      if (begun === undefined || event.detail === 0) return;
      const press = begun;
      begun = undefined;
      if (opened.current === undefined || !isTooEarly(press, opened.current)) {
        lastPress.current = press;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = () => {
      begun = undefined;
      lastPress.current = undefined;
    };
    // A user who changes a field has seen the view. A restored draft is not trusted.
    const onInput = ({ isTrusted }: Event) => {
      if (isTrusted) opened.current = undefined;
    };
    addEventListener("pointerdown", onPointerDown, options);
    addEventListener("click", onClick, options);
    addEventListener("keydown", onKeyDown, options);
    addEventListener("input", onInput, options);
    return () => stop.abort();
  }, []);
}
