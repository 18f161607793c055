import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";
import { type Address, addressLimits } from "./address.ts";
import { stateOfCep } from "./cep.ts";
import type { CepLookup } from "./cepLookup.ts";
import type { AddressErrorCode } from "./messages.ts";
import { type AddressDraft, parseAddress } from "./parseAddress.ts";

/** The new delivery address of a subscription: complete, unlike a `KnownDeliveryAddress`. */
export type NewDeliveryAddress = Address & {
  /** Directions for the courier; "" if absent. */
  readonly reference: string;
};

export type NewDeliveryAddressDraft = AddressDraft & { readonly reference: string };

const limits = addressLimits.account;
/** Maximum length of the reference (SUB-286). */
export const referenceLimit = 100;

/**
 * The reference is optional: "" is accepted (SUB-286, SUB-287).
 *
 * @example
 * parseReference(" portão azul "); // { ok: true, value: "portão azul" }
 */
export function parseReference(text: string): Result<string, "reference-too-long"> {
  const reference = textIn(text).trim();
  return characterCount(reference) <= referenceLimit ? accepted(reference) : rejected("reference-too-long");
}

/**
 * Parses the address by the rules of the account's form; rejects with every invalid field's code (SUB-281 to SUB-291).
 * A look-up result whose state does not own the CEP's range is rejected, because freight depends on the state.
 *
 * @example
 * const place = { cep: "01310-100", street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
 * const address = parseNewDeliveryAddress({ ...place, number: "1578", complement: "", reference: "" }, initialCepLookup);
 * address.ok || address.error.cep; // "cep-invalid"
 */
export function parseNewDeliveryAddress(
  draft: NewDeliveryAddressDraft,
  lookup: CepLookup,
): Result<NewDeliveryAddress, FieldErrorCodes<keyof NewDeliveryAddressDraft, AddressErrorCode | "reference-too-long">> {
  const reference = parseReference(draft.reference);
  const address = parseAddress(draft, lookup, limits);
  if (address.ok && stateOfCep(address.value.cep) !== address.value.state) {
    return rejected({ cep: "cep-invalid", ...fieldErrorCodesOf({ reference }) });
  }
  if (address.ok && reference.ok) return accepted({ ...address.value, reference: reference.value });
  return rejected({ ...(address.ok ? {} : address.error), ...fieldErrorCodesOf({ reference }) });
}
