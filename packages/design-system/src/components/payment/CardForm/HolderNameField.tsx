import { cleanHolderName } from "@petbox/domain/card/holderName";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { keepOnly } from "../../forms/Field/keepOnly.ts";
import { TextField } from "../../forms/TextField/index.ts";

interface HolderNameFieldProps {
  label: ReactNode;
  /** The initial name. It may arrive later, and never replaces typed text. */
  defaultValue: string | undefined;
  onName: (name: string) => void;
}

/** The name as printed on the card: letters only. */
export function HolderNameField({ onName, defaultValue, ...field }: HolderNameFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const notifyName = useEffectEvent(() => onName(control.current?.value ?? ""));
  useEffect(() => {
    if (defaultValue !== undefined) notifyName();
  }, [defaultValue]);

  return (
    <TextField
      {...field}
      ref={control}
      defaultValue={defaultValue}
      name="holderName"
      required
      autoComplete="cc-name"
      autoCapitalize="characters"
      spellCheck={false}
      onInput={(event) => {
        // A composed accent is not a letter yet.
        if (!event.nativeEvent.isComposing) onName(keepOnly(event.currentTarget, cleanHolderName));
      }}
      onCompositionEnd={(event) => onName(keepOnly(event.currentTarget, cleanHolderName))}
    />
  );
}
