import type { Place } from "@petbox/domain/address/cepLookup";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressLabels } from "./addressLabels.ts";

interface TownFieldsProps {
  labels: AddressLabels;
  place: Place | undefined;
  /** What marks every field while the look-up has no answer. */
  wrong: Partial<TextFieldProps> | undefined;
}

/** City and state: the look-up's own, never typed. */
export function TownFields({ labels, place, wrong }: TownFieldsProps) {
  return (
    <>
      <div data-span="most">
        <TextField
          name="city"
          label={labels.city}
          autoComplete="address-level2"
          value={place?.city ?? ""}
          readOnly
          required={place === undefined}
          {...wrong}
        />
      </div>
      <div data-span="few">
        <TextField
          name="state"
          label={labels.state}
          autoComplete="address-level1"
          value={place?.state ?? ""}
          readOnly
          required={place === undefined}
          {...wrong}
        />
      </div>
    </>
  );
}
