import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import {
  type Address,
  type AddressLimits,
  addressLimits,
  parseAddressNumber,
  parseComplement,
  parseNeighborhood,
  parseStreet,
} from "./address.ts";
import { parseCep } from "./cep.ts";
import { type AddressField, addressFields, type CepLookup } from "./cepLookup.ts";
import type { AddressErrorCode } from "./messages.ts";

/** An address as typed. */
export type AddressDraft = { readonly [Field in AddressField]: string };

/**
 * Parses the address; rejects with every invalid field's code. City, state and the other locked fields come from the
 * look-up. No address is accepted unless the look-up found the typed CEP (FUN-175, FUN-176).
 * @param limits the rules of the form.
 *
 * @example
 * const place = { cep: "01310-100", street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
 * parseAddress({ ...place, number: "1578", complement: "" }, initialCepLookup);
 * // { ok: false, error: { cep: "cep-invalid", city: "city-missing", state: "state-missing" } }
 */
export function parseAddress(
  draft: AddressDraft,
  lookup: CepLookup,
  limits: AddressLimits = addressLimits.registration,
): Result<Address, FieldErrorCodes<AddressField, AddressErrorCode>> {
  const found = foundFor(draft.cep, lookup);
  const place = found?.place;
  const street = parseStreet(found?.locked.street ? found.place.street : draft.street, limits);
  const number = parseAddressNumber(draft.number, limits);
  const complement = parseComplement(draft.complement, limits);
  const neighborhood = parseNeighborhood(
    found?.locked.neighborhood ? found.place.neighborhood : draft.neighborhood,
    limits,
  );
  if (place && street.ok && number.ok && complement.ok && neighborhood.ok) {
    return accepted({
      cep: place.cep,
      street: street.value,
      number: number.value,
      complement: complement.value,
      neighborhood: neighborhood.value,
      city: place.city,
      state: place.state,
    });
  }
  const cep = place ? accepted(place.cep) : rejected("cep-invalid");
  const city = place ? accepted(place.city) : rejected("city-missing");
  const state = place ? accepted(place.state) : rejected("state-missing");
  const own = fieldErrorCodesOf({ cep, street, number, complement, neighborhood, city, state });
  return rejected(isUnknown(lookup) ? { ...blockedAddress(), ...own } : own);
}

function foundFor(typedCep: string, lookup: CepLookup): Extract<CepLookup, { kind: "found" }> | undefined {
  const cep = parseCep(typedCep);
  return cep.ok && lookup.kind === "found" && lookup.place.cep === cep.value ? lookup : undefined;
}

function isUnknown(lookup: CepLookup): boolean {
  return lookup.kind === "failed" || lookup.kind === "not-found";
}

/** The other address fields are blocked until the CEP has been found. */
function blockedAddress(): FieldErrorCodes<AddressField, AddressErrorCode> {
  return Object.fromEntries(addressFields.map((field) => [field, "address-blocked"]));
}
