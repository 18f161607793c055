import type { customerWire } from "@petbox/api-client/checkout/contract";
import {
  addressLimits,
  parseAddressNumber,
  parseComplement,
  parseNeighborhood,
  parseStreet,
} from "@petbox/domain/address/address";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { civilDate, civilDateAt, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { parsePhone } from "@petbox/domain/contact/phone";
import { customerBirthDateMessage, parseCustomerBirthDate } from "@petbox/domain/identity/birthDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { parseFullName } from "@petbox/domain/identity/fullName";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import type * as z from "zod/mini";
import type { Registration } from "../session/collections.ts";

/** The customer's data by the same rules as the form; else the texts of all that is wrong, in the form's order. */
export function checkedCustomer(client: z.output<typeof customerWire>, now: number): Result<Registration, string[]> {
  const name = parseFullName(client.fullname);
  const cpf = parseCpf(client.cpf);
  const birthDate = parseBirthDate(client.birthdate, now);
  const phone = parsePhone(client.phone_area_code + client.phone_number);
  const cep = parseCep(client.payment_cep);
  const street = parseStreet(client.payment_address_street);
  const number = parseAddressNumber(String(client.payment_address_number), addressLimits.registration);
  const complement = parseComplement(client.payment_address_complement, addressLimits.registration);
  const neighborhood = parseNeighborhood(client.payment_address_neighborhood);
  const state = client.payment_address_state;
  const results = [name, cpf, birthDate, phone, cep, street, number, complement, neighborhood];
  const texts = results.flatMap((result) => (result.ok ? [] : [result.error]));
  if (cep.ok && stateOfCep(cep.value) !== state) texts.push("O CEP não é deste estado.");
  if (client.payment_address_city.trim() === "") texts.push("Informe a cidade.");
  if (
    texts.length > 0 ||
    !(
      name.ok &&
      cpf.ok &&
      birthDate.ok &&
      phone.ok &&
      cep.ok &&
      street.ok &&
      number.ok &&
      complement.ok &&
      neighborhood.ok
    )
  ) {
    return rejected(texts);
  }
  return accepted({
    name: name.value,
    cpf: cpf.value,
    birthDate: birthDate.value,
    areaCode: phone.value.areaCode,
    phoneNumber: phone.value.number,
    address: {
      cep: cep.value,
      street: street.value,
      number: number.value,
      complement: complement.value,
      neighborhood: neighborhood.value,
      city: client.payment_address_city.trim(),
      state,
    },
  });
}

function parseBirthDate([year, month, day]: readonly [number, number, number], now: number): Result<string, string> {
  try {
    return parseCustomerBirthDate(formatBrazilianDate(civilDate(year, month, day)), civilDateAt(now));
  } catch {
    return rejected(customerBirthDateMessage);
  }
}
