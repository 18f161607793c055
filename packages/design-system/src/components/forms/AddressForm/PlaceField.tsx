import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/index.ts";

export interface PlaceFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "readOnly"> {
  /** The value from the look-up, which locks the field. Undefined while the customer types it. */
  found?: string | undefined;
  /** Names the missing part while the look-up has left the field empty and it has no text. */
  missing?: string | undefined;
  /** The text that the customer typed earlier. */
  defaultTyped?: string | undefined;
}

/** A field that the CEP look-up fills, or leaves to the customer; then the earlier text comes back. */
export function PlaceField({ found, missing, defaultTyped = "", error, ...field }: PlaceFieldProps) {
  const [typed, setTyped] = useState(defaultTyped);
  return (
    <TextField
      {...field}
      value={found ?? typed}
      readOnly={found !== undefined}
      required={found === undefined}
      error={error ?? (typed.trim() === "" ? missing : undefined)}
      onValueChange={setTyped}
    />
  );
}
