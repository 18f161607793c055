import { type Address, type AddressLimits, addressLimits } from "../address/address.ts";
import type { CepLookup } from "../address/cepLookup.ts";
import type { AddressErrorCode } from "../address/messages.ts";
import { type AddressDraft, parseAddress } from "../address/parseAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { type Phone, type PhoneErrorCode, parsePhone } from "../contact/phone.ts";
import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { parseCustomerBirthDate } from "./birthDate.ts";
import { type Cpf, parseCpf } from "./cpf.ts";
import { type FullName, type FullNameErrorCode, parseFullName } from "./fullName.ts";

/** A person's data, as typed. */
export type PersonDraft = {
  readonly fullName: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly phone: string;
};

/** The registration form, as typed. */
export type RegistrationDraft = AddressDraft & PersonDraft;

/** A person's validated data. */
export type Person = {
  readonly fullName: FullName;
  readonly cpf: Cpf;
  readonly birthDate: CivilDate;
  readonly phone: Phone;
};

/** An error code of a person's data. */
export type PersonErrorCode = FullNameErrorCode | "cpf-invalid" | "birth-date-invalid" | PhoneErrorCode;

/** A parsed person, or the code of every invalid field. */
type ParsedPerson = Result<Person, FieldErrorCodes<keyof PersonDraft, PersonErrorCode>>;

/**
 * Parses a person by the rules of the registration, or by a form's own rules for the name and the phone; rejects with every invalid
 * field's code.
 *
 * @example
 * const draft = { fullName: "Ana Souza", cpf: "111.111.111-11", birthDate: "07/04/2000", phone: "11 91234-5678" };
 * parsePerson(draft, civilDate(2026, 8, 15)); // { ok: false, error: { cpf: "cpf-invalid" } }
 */
export function parsePerson(
  draft: PersonDraft,
  today: CivilDate,
  parseName: typeof parseFullName = parseFullName,
  parseNumber: typeof parsePhone = parsePhone,
): ParsedPerson {
  const fullName = parseName(draft.fullName);
  const cpf = parseCpf(draft.cpf);
  const birthDate = parseCustomerBirthDate(draft.birthDate, today);
  const phone = parseNumber(draft.phone);
  if (fullName.ok && cpf.ok && birthDate.ok && phone.ok) {
    return accepted({ fullName: fullName.value, cpf: cpf.value, birthDate: birthDate.value, phone: phone.value });
  }
  return rejected(fieldErrorCodesOf({ fullName, cpf, birthDate, phone }));
}

/** The buyer and the delivery address. */
export type Customer = Person & { readonly address: Address };

/** A parsed customer, or the code of every invalid field. */
type ParsedCustomer = Result<Customer, FieldErrorCodes<keyof RegistrationDraft, PersonErrorCode | AddressErrorCode>>;

/** Combines a parsed person with a parsed address; rejects with the codes of both. */
export function withAddress(person: ParsedPerson, address: ReturnType<typeof parseAddress>): ParsedCustomer {
  if (person.ok && address.ok) return accepted({ ...person.value, address: address.value });
  return rejected({ ...(person.ok ? {} : person.error), ...(address.ok ? {} : address.error) });
}

/**
 * Parses the registration; rejects with every invalid field's code. @param limits the address rules of the form.
 *
 * @example
 * const person = { fullName: "Ana Souza", cpf: "529.982.247-25", birthDate: "07/04/2000", phone: "11 91234-5678" };
 * const place = { cep: "01310-100", street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
 * parseRegistration({ ...person, ...place, number: "1578", complement: "" }, initialCepLookup, civilDate(2026, 8, 15));
 * // { ok: false, error: { cep: "cep-invalid", city: "city-missing", state: "state-missing" } }
 */
export function parseRegistration(
  draft: RegistrationDraft,
  lookup: CepLookup,
  today: CivilDate,
  limits: AddressLimits = addressLimits.registration,
): ParsedCustomer {
  return withAddress(parsePerson(draft, today), parseAddress(draft, lookup, limits));
}
