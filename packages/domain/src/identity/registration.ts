import {
  type Address,
  cityMessage,
  parseAddressNumber,
  parseComplement,
  parseNeighborhood,
  parseStreet,
  stateMessage,
} from "../address/address.ts";
import { cepMessage, parseCep } from "../address/cep.ts";
import { addressFields, type CepLookup } from "../address/cepLookup.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { type Phone, parsePhone } from "../contact/phone.ts";
import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { parseCustomerBirthDate } from "./birthDate.ts";
import { type Cpf, parseCpf } from "./cpf.ts";
import { type FullName, parseFullName } from "./fullName.ts";

/** The registration form as it was typed. */
export type RegistrationDraft = {
  readonly fullName: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly cep: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
};

/** Who buys, and where the box goes. */
export type Customer = {
  readonly fullName: FullName;
  readonly cpf: Cpf;
  readonly birthDate: CivilDate;
  readonly phone: Phone;
  readonly address: Address;
};

/** Shown beside the rest of the address while its postcode has no answer to go by. */
export const addressBlockedMessage = "Confira o CEP para liberar o endereço.";

/**
 * The customer, or every field that is wrong with its message. City, state and whatever else the look-up locked are the
 * look-up's own, and it alone judges the postcode: unless it found the one typed, no address is accepted (FUN-175, FUN-176).
 */
export function parseRegistration(
  draft: RegistrationDraft,
  lookup: CepLookup,
  today: CivilDate,
): Result<Customer, FieldErrors<keyof RegistrationDraft>> {
  const found = foundFor(draft.cep, lookup);
  const place = found?.place;
  const fullName = parseFullName(draft.fullName);
  const cpf = parseCpf(draft.cpf);
  const birthDate = parseCustomerBirthDate(draft.birthDate, today);
  const phone = parsePhone(draft.phone);
  const street = parseStreet(found?.locked.street ? found.place.street : draft.street);
  const number = parseAddressNumber(draft.number);
  const complement = parseComplement(draft.complement);
  const neighborhood = parseNeighborhood(found?.locked.neighborhood ? found.place.neighborhood : draft.neighborhood);

  const personIsRight = fullName.ok && cpf.ok && birthDate.ok && phone.ok;
  if (personIsRight && place && street.ok && number.ok && complement.ok && neighborhood.ok) {
    const address = {
      cep: place.cep,
      street: street.value,
      number: number.value,
      complement: complement.value,
      neighborhood: neighborhood.value,
      city: place.city,
      state: place.state,
    };
    return accepted({
      fullName: fullName.value,
      cpf: cpf.value,
      birthDate: birthDate.value,
      phone: phone.value,
      address,
    });
  }
  const cep = place ? accepted(place.cep) : rejected(cepMessage);
  const city = place ? accepted(place.city) : rejected(cityMessage);
  const state = place ? accepted(place.state) : rejected(stateMessage);
  const own = fieldErrorsOf({
    fullName,
    cpf,
    birthDate,
    phone,
    cep,
    street,
    number,
    complement,
    neighborhood,
    city,
    state,
  });
  return rejected(isUnanswered(lookup) ? { ...blockedAddress(), ...own } : own);
}

function foundFor(typedCep: string, lookup: CepLookup): Extract<CepLookup, { kind: "found" }> | undefined {
  const cep = parseCep(typedCep);
  return cep.ok && lookup.kind === "found" && lookup.place.cep === cep.value ? lookup : undefined;
}

function isUnanswered(lookup: CepLookup): boolean {
  return lookup.kind === "failed" || lookup.kind === "not-found";
}

function blockedAddress(): FieldErrors<keyof RegistrationDraft> {
  return Object.fromEntries(addressFields.map((field) => [field, addressBlockedMessage]));
}
