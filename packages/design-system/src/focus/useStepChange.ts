import { type RefObject, useEffect, useRef } from "react";
import { useAfterChange } from "./useAfterChange.ts";

/** How long a new step ignores presses at the place of the press that opened it, in milliseconds. */
const unseenTime = 350;

/** The distance between two taps of one finger, in CSS pixels. */
const fingerReach = 24;

/** Where a press began, in CSS pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves focus to the heading of the current step after a change, which announces it; what contains the steps announces its own title when
 * it opens. The second press of a double press that changed the step does nothing: it was not meant for the new step.
 * @param root contains the steps, each with its name in `data-step`.
 */
export function useStepChange(root: RefObject<HTMLElement | null>, step: string): void {
  const pressed = useRef<Place>(undefined);

  useEffect(() => {
    // Dispatched events have no place.
    const onPointerDown = ({ isTrusted, clientX: x, clientY: y }: PointerEvent) => {
      if (isTrusted) pressed.current = { x, y };
    };
    addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => removeEventListener("pointerdown", onPointerDown, { capture: true });
  }, []);

  useAfterChange(step, () => {
    if (root.current === null) return;
    ignoreSecondPress(root.current, pressed.current);
    root.current.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
  });
}

function ignoreSecondPress(steps: HTMLElement, opener: Place | undefined): void {
  const shownAt = new Event("shown").timeStamp;
  const meant = new AbortController();
  const onClick = (event: MouseEvent) => {
    const isNear =
      opener !== undefined && Math.hypot(event.clientX - opener.x, event.clientY - opener.y) <= fingerReach;
    // Keys press with a count of 0.
    const isTooEarly = event.isTrusted && event.detail > 0 && isNear && event.timeStamp - shownAt < unseenTime;
    if (isTooEarly || event.detail > 1) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else meant.abort();
  };
  steps.addEventListener("click", onClick, { capture: true, signal: meant.signal });
}
