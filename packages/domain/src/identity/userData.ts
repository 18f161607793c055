import { addressLimits } from "../address/address.ts";
import type { CepLookup } from "../address/cepLookup.ts";
import type { AddressErrorCode } from "../address/messages.ts";
import { parseAddress } from "../address/parseAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { parseUserDataPhone } from "../contact/phone.ts";
import type { Failure } from "../failure/failure.ts";
import { withReasonOrAdvice } from "../failure/withReasonOrAdvice.ts";
import type { FieldErrorCodes } from "../fieldErrors.ts";
import type { Result } from "../result.ts";
import { parseUserDataName } from "./fullName.ts";
import {
  type Customer,
  type Person,
  type PersonDraft,
  type PersonErrorCode,
  parsePerson,
  type RegistrationDraft,
  withAddress,
} from "./registration.ts";

export const userDataSavedText = "Dados atualizados com sucesso!";

/** The message if the data were not saved (SUB-334), with the server's reason if any. It may contain HTML from the server. */
export function userDataFailureText(failure: Failure): string {
  return withReasonOrAdvice("Um erro ocorreu, tente novamente mais tarde.", failure);
}

/**
 * Parses the first step of the user-data form, the person; rejects with every invalid field's code (SUB-219 to SUB-229).
 *
 * @example
 * const draft = { fullName: "Ana Souza", cpf: "529.982.247-25", birthDate: "07/04/2000", phone: "11 1234-5678" };
 * parseUserDataPerson(draft, civilDate(2026, 8, 15)); // { ok: false, error: { phone: "phone-length" } }
 */
export function parseUserDataPerson(
  draft: PersonDraft,
  today: CivilDate,
): Result<Person, FieldErrorCodes<keyof PersonDraft, PersonErrorCode>> {
  return parsePerson(draft, today, parseUserDataName, parseUserDataPhone);
}

/**
 * Parses both steps of the form; rejects with every invalid field's code (SUB-219 to SUB-243).
 *
 * @example
 * const person = { fullName: "Ana Souza", cpf: "529.982.247-25", birthDate: "07/04/2000", phone: "11 91234-5678" };
 * const place = { cep: "01310-100", street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
 * const customer = parseUserData({ ...person, ...place, number: "", complement: "" }, initialCepLookup, civilDate(2026, 8, 15));
 * customer.ok || customer.error.number; // "address-number-invalid"
 */
export function parseUserData(
  draft: RegistrationDraft,
  lookup: CepLookup,
  today: CivilDate,
): Result<Customer, FieldErrorCodes<keyof RegistrationDraft, PersonErrorCode | AddressErrorCode>> {
  return withAddress(parseUserDataPerson(draft, today), parseAddress(draft, lookup, addressLimits.userData));
}
