import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/index.ts";

export interface PlaceFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "readOnly"> {
  /** What the look-up filled in: then the field is locked. Undefined while it is the customer's to type. */
  found?: string | undefined;
  /** Says what is missing while the look-up left the field out and nothing was typed. */
  missing?: string | undefined;
  /** What the customer has typed earlier. */
  defaultTyped?: string | undefined;
}

/** A field that the look-up of the CEP fills, or leaves to the customer; what was typed comes back when it is left to them. */
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
