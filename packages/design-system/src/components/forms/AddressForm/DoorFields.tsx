import type { AddressLimits } from "@petbox/domain/address/address";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressFormTexts } from "./addressFormTexts.ts";

interface DoorFieldsProps {
  texts: AddressFormTexts;
  limits: AddressLimits;
  /** What marks every field while the look-up has no answer. */
  wrong: Partial<TextFieldProps> | undefined;
}

/** The number and what follows it: the two parts of an address that no look-up knows. */
export function DoorFields({ texts, limits, wrong }: DoorFieldsProps) {
  return (
    <>
      <div data-span="part">
        <TextField
          name="number"
          label={texts.number}
          hint={texts.numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={limits.number}
          {...wrong}
        />
      </div>
      <div data-span="rest">
        <TextField
          name="complement"
          label={texts.complement}
          hint={texts.complementHint}
          optional={texts.complementOptional}
          autoComplete="address-line2"
          limit={limits.complement}
          counterFrom={limits.counterFrom}
          {...wrong}
        />
      </div>
    </>
  );
}
