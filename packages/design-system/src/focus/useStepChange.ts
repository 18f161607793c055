import type { RefObject } from "react";
import { usePressGuard } from "../browser/usePressGuard.ts";
import { useAfterChange } from "./useAfterChange.ts";

/**
 * Moves focus to the heading of the current step after a change, which announces it; what contains the steps announces its own title when
 * it opens. The second press of a double press that changed the step does nothing: it was not meant for the new step.
 * @param root contains the steps, each with its name in `data-step`.
 */
export function useStepChange(root: RefObject<HTMLElement | null>, step: string): void {
  usePressGuard(step);
  useAfterChange(step, () => {
    root.current?.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
  });
}
