import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a new page ignores presses at the place of the press that opened it, in milliseconds. */
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

interface OpenedPage {
  /** When the page was committed, on the clock of events. */
  readonly time: number;
  /** The press that opened the page; undefined if a key or the browser's Back did. */
  readonly openedBy: Press | undefined;
}

/** Whether a press began before the user could see the page. */
function isTooEarly({ x, y, time }: Press, { time: opened, openedBy }: OpenedPage): boolean {
  const age = time - opened;
  if (age < 0) return age > -longestPress;
  return age < unseenTime && openedBy !== undefined && Math.hypot(x - openedBy.x, y - openedBy.y) <= fingerReach;
}

/** Swallows presses that were not meant for the open page, e.g. the second tap of a double tap that has opened it. */
export function usePressGuard(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  const page = useRef<OpenedPage>(undefined);
  const lastPress = useRef<Press>(undefined);

  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // A page that redirects by itself, e.g. right after hydration, shows the user nothing unexpected.
    if (navigationType === "REPLACE" && lastPress.current === undefined) return;
    page.current = { time: new Event("opened").timeStamp, openedBy: lastPress.current };
    lastPress.current = undefined;
  }, [pathname, navigationType]);

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
      if (page.current === undefined || !isTooEarly(press, page.current)) {
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
    // A user who changes a field has seen the page. A restored draft is not trusted.
    const onInput = ({ isTrusted }: Event) => {
      if (isTrusted) page.current = undefined;
    };
    addEventListener("pointerdown", onPointerDown, options);
    addEventListener("click", onClick, options);
    addEventListener("keydown", onKeyDown, options);
    addEventListener("input", onInput, options);
    return () => stop.abort();
  }, []);
}
