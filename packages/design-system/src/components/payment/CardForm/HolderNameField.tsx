import { cleanHolderName } from "@petbox/domain/card/holderName";
import type { ReactNode } from "react";
import { TextField } from "../../forms/TextField/index.ts";

/** Leaves only letters and spaces in typed or pasted text; keeps the caret. */
function keepLetters(input: HTMLInputElement): string {
  const letters = cleanHolderName(input.value);
  if (letters === input.value) return letters;
  const caret = cleanHolderName(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = letters;
  input.setSelectionRange(caret, caret);
  return letters;
}

interface HolderNameFieldProps {
  label: ReactNode;
  defaultValue: string | undefined;
  onName: (name: string) => void;
}

/** The name as printed on the card: letters only. */
export function HolderNameField({ onName, ...field }: HolderNameFieldProps) {
  return (
    <TextField
      {...field}
      name="holderName"
      required
      autoComplete="cc-name"
      autoCapitalize="characters"
      spellCheck={false}
      onInput={(event) => {
        // A composed accent is not a letter yet.
        if (!event.nativeEvent.isComposing) onName(keepLetters(event.currentTarget));
      }}
      onCompositionEnd={(event) => onName(keepLetters(event.currentTarget))}
    />
  );
}
