import type { CepPlace } from "@petbox/domain/address/cepLookup";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressFormTexts } from "./addressFormTexts.ts";

interface TownFieldsProps {
  texts: AddressFormTexts;
  place: CepPlace | undefined;
  /** The attributes that mark the fields as waiting while the look-up has no result. */
  wrong: Partial<TextFieldProps> | undefined;
}

/** City and state: filled by the look-up, never typed. */
export function TownFields({ texts, place, wrong }: TownFieldsProps) {
  return (
    <>
      <div data-span="most">
        <TextField
          name="city"
          label={texts.city}
          autoComplete="address-level2"
          value={place?.city ?? ""}
          readOnly
          data-waits-for="cep"
          required={place === undefined}
          {...wrong}
        />
      </div>
      <div data-span="few">
        <TextField
          name="state"
          label={texts.state}
          autoComplete="address-level1"
          value={place?.state ?? ""}
          readOnly
          data-waits-for="cep"
          required={place === undefined}
          {...wrong}
        />
      </div>
    </>
  );
}
