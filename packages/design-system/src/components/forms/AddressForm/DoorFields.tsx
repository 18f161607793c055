import type { AddressLimits } from "@petbox/domain/address/address";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressFormTexts } from "./addressFormTexts.ts";

interface DoorFieldsProps {
  texts: AddressFormTexts;
  limits: AddressLimits;
  /** The initial values. */
  known: KnownDeliveryAddress;
  /** The attributes of every field while the look-up has no result. */
  wrong: Partial<TextFieldProps> | undefined;
}

/** The number and the fields after it, which the look-up cannot fill. */
export function DoorFields({ texts, limits, known, wrong }: DoorFieldsProps) {
  return (
    <>
      <div data-span="half">
        <TextField
          name="number"
          label={texts.number}
          hint={limits.numberDigitsOnly ? texts.digitsHint : texts.absentNumberHint}
          optional={limits.emptyNumber ? texts.numberOptional : undefined}
          required={!limits.emptyNumber}
          inputMode={limits.numberDigitsOnly ? "numeric" : undefined}
          defaultValue={known.number}
          autoComplete="off"
          {...wrong}
        />
      </div>
      <div>
        <TextField
          name="complement"
          label={texts.complement}
          hint={texts.complementHint}
          optional={texts.complementOptional}
          autoComplete="address-line2"
          defaultValue={known.complement}
          limit={limits.complement}
          counterFrom={limits.counterFrom}
          {...wrong}
        />
      </div>
    </>
  );
}
