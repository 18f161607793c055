import { type RefObject, useEffect, useRef, useState } from "react";
import { goToField } from "../../components/forms/Form/goToField.ts";

/**
 * Moves focus to the first invalid field after a refused submission. Waits for the response, and moves focus at most
 * once per press.
 * @param pending whether the response is still pending.
 * @param messages the messages by field: a field with one comes before a field that is only marked.
 */
export function useFocusOnRefusal(
  pending: boolean,
  messages: Readonly<Record<string, string | undefined>>,
): {
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
    const wrong = [...(form.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    goToField(wrong.find(({ name }) => messages[name] !== undefined) ?? wrong[0] ?? null);
  }, [pending, presses, messages]);

  return { form, presses, pressed: () => setPresses((count) => count + 1) };
}
