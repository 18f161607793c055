import { type RefObject, useEffect, useRef, useState } from "react";
import { goToField } from "../../components/forms/Form/goToField.ts";

/**
 * Where the focus goes when a press was refused: to the first wrong field of the form. The reply may take a while; the
 * focus moves once it is there, and not again before the next press.
 * @param pending whether the reply to the press is still awaited.
 */
export function useFocusOnRefusal(pending: boolean): {
  readonly form: RefObject<HTMLFormElement | null>;
  /** How often it was pressed. */
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
