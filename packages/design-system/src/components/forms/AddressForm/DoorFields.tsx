import type { AddressLimits } from "@petbox/domain/address/address";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { AddressLabels } from "./addressLabels.ts";

interface DoorFieldsProps {
  labels: AddressLabels;
  limits: AddressLimits;
  /** What marks every field while the look-up has no answer. */
  wrong: Partial<TextFieldProps> | undefined;
}

/** The number and what follows it: the two parts of an address that no look-up knows. */
export function DoorFields({ labels, limits, wrong }: DoorFieldsProps) {
  return (
    <>
      <div data-span="part">
        <TextField
          name="number"
          label={labels.number}
          hint={labels.numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={limits.number}
          {...wrong}
        />
      </div>
      <div data-span="rest">
        <TextField
          name="complement"
          label={labels.complement}
          hint={labels.complementHint}
          optional={labels.complementOptional}
          autoComplete="address-line2"
          limit={limits.complement}
          counterFrom={limits.counterFrom}
          {...wrong}
        />
      </div>
    </>
  );
}
