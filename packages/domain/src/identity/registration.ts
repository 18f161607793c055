import { type Address, type AddressLimits, addressLimits } from "../address/address.ts";
import type { CepLookup } from "../address/cepLookup.ts";
import { type AddressDraft, parseAddress } from "../address/parseAddress.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { type Phone, parsePhone } from "../contact/phone.ts";
import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { parseCustomerBirthDate } from "./birthDate.ts";
import { type Cpf, parseCpf } from "./cpf.ts";
import { type FullName, parseFullName } from "./fullName.ts";

/** A person as they were typed. */
export type PersonDraft = {
  readonly fullName: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly phone: string;
};

/** The registration form as it was typed. */
export type RegistrationDraft = AddressDraft & PersonDraft;

/** Who somebody is. */
export type Person = {
  readonly fullName: FullName;
  readonly cpf: Cpf;
  readonly birthDate: CivilDate;
  readonly phone: Phone;
};

/** Who buys, and where the box goes. */
export type Customer = Person & { readonly address: Address };

/** The customer, or every field that is wrong with its message. @param limits those of the form's address part. */
export function parseRegistration(
  draft: RegistrationDraft,
  lookup: CepLookup,
  today: CivilDate,
  limits: AddressLimits = addressLimits.registration,
): Result<Customer, FieldErrors<keyof RegistrationDraft>> {
  const fullName = parseFullName(draft.fullName);
  const cpf = parseCpf(draft.cpf);
  const birthDate = parseCustomerBirthDate(draft.birthDate, today);
  const phone = parsePhone(draft.phone);
  const address = parseAddress(draft, lookup, limits);
  if (fullName.ok && cpf.ok && birthDate.ok && phone.ok && address.ok) {
    return accepted({
      fullName: fullName.value,
      cpf: cpf.value,
      birthDate: birthDate.value,
      phone: phone.value,
      address: address.value,
    });
  }
  const ofPerson = fieldErrorsOf({ fullName, cpf, birthDate, phone });
  return rejected({ ...ofPerson, ...(address.ok ? {} : address.error) });
}
