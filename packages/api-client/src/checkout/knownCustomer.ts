import { absentNumber } from "@petbox/domain/address/address";
import { formatCep } from "@petbox/domain/address/cep";
import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatPhone, parsePhone } from "@petbox/domain/contact/phone";
import { formatCpf } from "@petbox/domain/identity/cpf";
import type { Customer, RegistrationDraft } from "@petbox/domain/identity/registration";
import type * as z from "zod/mini";
import type { knownCustomerWire } from "./customerWire.ts";

/** Stored customer data as the registration form shows them; missing values are empty. */
export type KnownCustomer = RegistrationDraft;

/** A client record as the form shows it. */
export function knownCustomerFrom(record: z.output<typeof knownCustomerWire>): KnownCustomer {
  const { fullName = "", cpf, birthDate, areaCode = "", phoneNumber = "", address } = record;
  const phone = parsePhone(areaCode + phoneNumber);
  return {
    fullName,
    cpf: cpf ? formatCpf(cpf) : "",
    birthDate: birthDate ? formatBrazilianDate(birthDate) : "",
    phone: phone.ok ? formatPhone(phone.value) : "",
    cep: address?.cep ? formatCep(address.cep) : "",
    street: address?.street ?? "",
    number: shownNumber(address?.number),
    complement: address?.complement ?? "",
    neighborhood: address?.neighborhood ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
  };
}

/** The customer data that a successful save leaves in the cache. */
export function knownCustomerOf({ fullName, cpf, birthDate, phone, address }: Customer): KnownCustomer {
  return {
    ...address,
    number: shownNumber(address.number),
    fullName,
    cpf: formatCpf(cpf),
    birthDate: formatBrazilianDate(birthDate),
    phone: formatPhone(phone),
    cep: formatCep(address.cep),
  };
}

/** A house without a number has an empty field. */
function shownNumber(number = ""): string {
  return number === absentNumber ? "" : number;
}
