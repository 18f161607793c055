import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { type Address, addressLimits } from "./address.ts";
import { stateOfCep } from "./cep.ts";
import type { CepLookup } from "./cepLookup.ts";
import { type AddressDraft, parseAddress } from "./parseAddress.ts";

/** Where the boxes of a subscription shall go from now on: whole, unlike what is known of where they went. */
export type NewDeliveryAddress = Address & {
  /** What helps whoever brings the box to find the door; "" for nothing. */
  readonly reference: string;
};

export type NewDeliveryAddressDraft = AddressDraft & { readonly reference: string };

const limits = addressLimits.account;
/** Most characters of the reference (SUB-286). */
export const referenceLimit = 100;
const referenceMessage = "O campo referência pode possuir no máximo 100 caracteres.";

/** May be left out: "" is accepted (SUB-286, SUB-287). */
export function parseReference(text: string): Result<string, string> {
  const reference = text.trim();
  return characterCount(reference) <= referenceLimit ? accepted(reference) : rejected(referenceMessage);
}

/**
 * The address by the rules of the account's form, or every field that is wrong with its message (SUB-281 to SUB-291). A
 * look-up that puts the CEP into a state that it does not belong to has not found it: the freight goes by the state.
 */
export function parseNewDeliveryAddress(
  draft: NewDeliveryAddressDraft,
  lookup: CepLookup,
): Result<NewDeliveryAddress, FieldErrors<keyof NewDeliveryAddressDraft>> {
  const reference = parseReference(draft.reference);
  const address = parseAddress(draft, lookup, limits);
  if (address.ok && stateOfCep(address.value.cep) !== address.value.state) {
    return rejected({ cep: limits.cepMessage, ...fieldErrorsOf({ reference }) });
  }
  if (address.ok && reference.ok) return accepted({ ...address.value, reference: reference.value });
  return rejected({ ...(address.ok ? {} : address.error), ...fieldErrorsOf({ reference }) });
}
