import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to the heading of the current step after a change, which announces it; what contains the steps announces its own title when
 * it opens.
 * @param root contains the steps, each with its name in `data-step`.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
  }, [root, step]);
}
