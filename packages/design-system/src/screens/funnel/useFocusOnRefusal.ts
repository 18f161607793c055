import { type RefObject, useEffect, useRef, useState } from "react";
import { goToField } from "../../components/forms/Form/goToField.ts";

/**
 * Moves focus to the first invalid field after a refused submission. Waits for the response, and moves focus at most
 * once per press.
 * @param pending whether the response is still pending.
 */
export function useFocusOnRefusal(pending: boolean): {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Number of presses. */
  readonly presses: number;
  readonly pressed: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  const handledPresses = useRef(0);

  useEffect(() => {
    if (pending || handledPresses.current === presses) return;
    handledPresses.current = presses;
    goToField(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null);
  }, [pending, presses]);

  return { form, presses, pressed: () => setPresses((count) => count + 1) };
}
