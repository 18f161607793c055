import type { saveCustomerEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import { parseCep } from "@petbox/domain/address/cep";
import { type CepLookup, initialCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDateAt, formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { parseRegistration } from "@petbox/domain/identity/registration";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { placeOf } from "../../seed/streets.ts";
import type { Registration } from "../session/collections.ts";

type SentCustomer = BodyOf<typeof saveCustomerEndpoint>["customer"];

/** The customer's data by the same rules as the form; else the texts of all that is wrong, in the form's order. */
export function checkedCustomer(sent: SentCustomer, now: number): Result<Registration, readonly string[]> {
  const { fullName: name, cpf, phone, address } = sent;
  const birthDate = parseCivilDate(sent.birthDate);
  const draft = {
    ...address,
    fullName: name,
    cpf,
    birthDate: birthDate.ok ? formatBrazilianDate(birthDate.value) : "",
    phone: phone.areaCode + phone.number,
  };
  const checked = parseRegistration(draft, placeIn(sent), civilDateAt(now));
  if (!checked.ok) return rejected(Object.values(checked.error));
  const { fullName, phone: own, ...registration } = checked.value;
  return accepted({ ...registration, name: fullName, areaCode: own.areaCode, phoneNumber: own.number });
}

/** Where the CEP is, as the look-up tells everybody; an address that has it elsewhere is of no place. */
function placeIn({ address }: SentCustomer): CepLookup {
  const cep = parseCep(address.cep);
  const place = placeOf(address.cep);
  const { street, neighborhood, city, state } = address;
  if (!cep.ok || place === undefined || place.city !== city.trim() || place.state !== state) return initialCepLookup;
  return {
    kind: "found",
    place: { ...place, cep: cep.value, street, neighborhood },
    locked: { street: false, neighborhood: false },
  };
}
