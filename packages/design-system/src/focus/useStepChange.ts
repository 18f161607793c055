import type { RefObject } from "react";
import { useAfterChange } from "./useAfterChange.ts";

/** How long a new step ignores presses, in milliseconds: shorter than anybody needs to read it. */
const unseenTime = 350;

/**
 * Moves focus to the heading of the current step after a change, which announces it; what contains the steps announces its own title when
 * it opens. The second press of a double press that changed the step does nothing: it was not meant for the new step.
 * @param root contains the steps, each with its name in `data-step`.
 */
export function useStepChange(root: RefObject<HTMLElement | null>, step: string): void {
  useAfterChange(step, () => {
    if (root.current === null) return;
    ignoreSecondPress(root.current);
    root.current.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
  });
}

function ignoreSecondPress(place: HTMLElement): void {
  const shownAt = new Event("shown").timeStamp;
  const meant = new AbortController();
  const onClick = (event: MouseEvent) => {
    // Keys press with a count of 0, and scripts are not trusted.
    const isTooEarly = event.isTrusted && event.detail > 0 && event.timeStamp - shownAt < unseenTime;
    if (!isTooEarly && event.detail < 2) return meant.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  place.addEventListener("click", onClick, { capture: true, signal: meant.signal });
}
