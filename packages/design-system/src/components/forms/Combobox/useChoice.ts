import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { useFormReset } from "../Field/useFormReset.ts";
import type { ComboboxOption } from "./comboboxOption.ts";

interface ChoiceOptions<Option> {
  control: RefObject<HTMLInputElement | null>;
  value: Option | null | undefined;
  defaultValue: Option | null;
  onValueChange: ((option: Option | null) => void) | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** The chosen option. */
export function useChoice<Option extends ComboboxOption>(options: ChoiceOptions<Option>) {
  const { control, value, defaultValue, onValueChange, onReset } = options;
  const [kept, setKept] = useState(defaultValue);
  const chosen = value === undefined ? kept : value;

  // The form may read its values in the same event.
  const change = (option: Option | null) =>
    flushSync(() => {
      setKept(option);
      onValueChange?.(option);
    });

  useFormReset(control, () => {
    setKept(defaultValue);
    onReset();
  });

  return { chosen, change };
}
