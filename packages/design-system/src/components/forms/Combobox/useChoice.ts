import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ComboboxOption } from "./comboboxOption.ts";

interface ChoiceOptions<Option> {
  control: RefObject<HTMLInputElement | null>;
  value: Option | null | undefined;
  defaultValue: Option | null;
  onValueChange: ((option: Option | null) => void) | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/**
 * The chosen option. The form gets its value under the name of the text field, which shows its label: the field keeps its name, so that a
 * form finds it, and the `formdata` event replaces the label by the value.
 */
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

  const putValue = useEffectEvent(({ formData }: FormDataEvent) => {
    const name = control.current?.name;
    if (name && formData.has(name)) formData.set(name, chosen?.value ?? "");
  });
  const goBack = useEffectEvent(() => {
    setKept(defaultValue);
    onReset();
  });
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener("formdata", putValue);
    form?.addEventListener("reset", goBack);
    return () => {
      form?.removeEventListener("formdata", putValue);
      form?.removeEventListener("reset", goBack);
    };
  }, [control]);

  return { chosen, change };
}
