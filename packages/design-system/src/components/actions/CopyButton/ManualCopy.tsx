import { TextInput } from "../../forms/Field/control.styles.ts";
import { Manual } from "./CopyButton.styles.ts";

interface ManualCopyProps {
  readonly text: string;
  readonly label: string;
}

/** Selects the text, unless the focus has gone elsewhere while the browser was asked. */
function select(input: HTMLInputElement | null): void {
  const { activeElement } = document;
  const button = input?.closest("label")?.parentElement;
  if (input && (activeElement === document.body || button?.contains(activeElement))) input.focus();
}

/** A text to copy by hand, selected. */
export function ManualCopy({ text, label }: ManualCopyProps) {
  return (
    <Manual>
      <span>{label}</span>
      <TextInput
        type="text"
        readOnly
        dir="ltr"
        defaultValue={text}
        ref={select}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Manual>
  );
}
