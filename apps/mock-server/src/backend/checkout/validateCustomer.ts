import type { saveCustomerEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import type { AddressErrorCode } from "@petbox/domain/address/messages";
import { civilDateAt, formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { fieldMessages, type Messages } from "@petbox/domain/fieldErrors";
import { type PersonErrorCode, parseRegistration } from "@petbox/domain/identity/registration";
import { registrationMessages } from "@petbox/domain/identity/registrationMessages";
import type { parseUserData } from "@petbox/domain/identity/userData";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import type { Registration } from "../session/collections.ts";
import { cepLookupOf } from "./cepLookup.ts";

type SentCustomer = BodyOf<typeof saveCustomerEndpoint>["customer"];

/** A form's rules for a customer, and its messages. */
interface CustomerRules {
  readonly parse: typeof parseRegistration | typeof parseUserData;
  readonly messages: Messages<PersonErrorCode | AddressErrorCode>;
}

/**
 * Validates the customer's data by the form's rules; a failure lists every error in the form's order.
 * @param rules those of the submitting form.
 */
export function validateCustomer(
  sent: SentCustomer,
  now: number,
  { parse, messages }: CustomerRules = { parse: parseRegistration, messages: registrationMessages },
): Result<Registration, readonly string[]> {
  const { fullName: name, cpf, phone, address } = sent;
  const birthDate = parseCivilDate(sent.birthDate);
  const draft = {
    ...address,
    fullName: name,
    cpf,
    birthDate: birthDate.ok ? formatBrazilianDate(birthDate.value) : "",
    phone: phone.areaCode + phone.number,
  };
  const checked = parse(draft, cepLookupOf(address), civilDateAt(now));
  if (!checked.ok) return rejected(Object.values<string>(fieldMessages(checked.error, messages)));
  const { fullName, phone: own, ...registration } = checked.value;
  return accepted({ ...registration, name: fullName, areaCode: own.areaCode, phoneNumber: own.number });
}
