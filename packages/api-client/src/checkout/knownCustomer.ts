import { formatCep, parseCep } from "@petbox/domain/address/cep";
import { civilDate, formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { formatPhone, parsePhone } from "@petbox/domain/contact/phone";
import { formatCpf, parseCpf } from "@petbox/domain/identity/cpf";
import type { Customer, RegistrationDraft } from "@petbox/domain/identity/registration";
import type * as z from "zod/mini";
import type { clientWire } from "./contract.ts";

/** What is known of a customer, as the registration form shows it; what is not known is empty. */
export type KnownCustomer = RegistrationDraft;

/** Reads a client record. Whatever in it is not right is left out: the customer types it again. */
export function knownCustomerFrom(wire: z.output<typeof clientWire>): KnownCustomer {
  const cpf = parseCpf(wire.cpf ?? "");
  const phone = parsePhone(`${wire.phone_ddd ?? ""}${wire.phone_number ?? ""}`);
  const cep = parseCep(wire.address?.payment_cep ?? "");
  return {
    fullName: wire.name ?? "",
    cpf: cpf.ok ? formatCpf(cpf.value) : "",
    birthDate: birthDateText(wire.birthDate),
    phone: phone.ok ? formatPhone(phone.value) : "",
    cep: cep.ok ? formatCep(cep.value) : "",
    street: wire.address?.payment_address_street ?? "",
    number: String(wire.address?.payment_address_number ?? ""),
    complement: wire.address?.payment_address_complement ?? "",
    neighborhood: wire.address?.payment_address_neighborhood ?? "",
    city: wire.address?.payment_address_city ?? "",
    state: wire.address?.payment_address_state ?? "",
  };
}

/** What is known of a customer once this was saved. */
export function knownCustomerOf({ fullName, cpf, birthDate, phone, address }: Customer): KnownCustomer {
  return {
    ...address,
    fullName,
    cpf: formatCpf(cpf),
    birthDate: formatBrazilianDate(birthDate),
    phone: formatPhone(phone),
    cep: formatCep(address.cep),
  };
}

/** The birth date comes as text or as [year, month, day] (FUN-126). */
function birthDateText(wire: z.output<typeof clientWire>["birthDate"]): string {
  if (!wire) return "";
  if (typeof wire === "string") {
    const date = parseCivilDate(wire.slice(0, 10));
    return date.ok ? formatBrazilianDate(date.value) : "";
  }
  try {
    return formatBrazilianDate(civilDate(...wire));
  } catch {
    return "";
  }
}
