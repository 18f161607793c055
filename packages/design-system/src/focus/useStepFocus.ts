import type { RefObject } from "react";
import { useAfterChange } from "./useAfterChange.ts";

/**
 * Moves focus to the heading of the current step after a change, which announces it; what contains the steps announces its own title when
 * it opens.
 * @param root contains the steps, each with its name in `data-step`.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  useAfterChange(step, () => root.current?.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus());
}
