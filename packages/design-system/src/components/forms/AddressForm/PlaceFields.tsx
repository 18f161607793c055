import type { CepPlace } from "@petbox/domain/address/cepLookup";
import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressFormTexts } from "./addressFormTexts.ts";

interface PlaceFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "readOnly"> {
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

interface TownFieldsProps {
  texts: AddressFormTexts;
  place: CepPlace | undefined;
  /** The attributes that mark the fields as waiting while the look-up has no result. */
  wrong: Partial<TextFieldProps> | undefined;
  /** Whether they look like text, because the look-up has filled them. */
  isText: boolean;
}

/** City and state: filled by the look-up, never typed. */
export function TownFields({ texts, place, wrong, isText }: TownFieldsProps) {
  const field = { readOnly: true, "data-waits-for": "cep", required: place === undefined, ...wrong };
  return (
    <>
      <div data-span="most" data-text={isText || undefined}>
        <TextField name="city" label={texts.city} autoComplete="address-level2" value={place?.city ?? ""} {...field} />
      </div>
      <div data-span="few" data-text={isText || undefined}>
        <TextField
          name="state"
          label={texts.state}
          autoComplete="address-level1"
          value={place?.state ?? ""}
          {...field}
        />
      </div>
    </>
  );
}
