import { parseCep } from "@petbox/domain/address/cep";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import type { CustomerAddress, CustomerRecord } from "../../backend/session/collections.ts";
import { placeOf } from "../../seed/streets.ts";
import { account, unwrap } from "../people.ts";

/** An account with contact data only, and the password of all scenario accounts. */
export function newAccount(
  code: string,
  email: string,
  [areaCode, phoneNumber]: readonly [string, string],
): CustomerRecord {
  const { password, newsletter, privacy } = account;
  return { code, email, areaCode, phoneNumber, newsletter, privacy, ...(password ? { password } : {}) };
}

/** The account with a complete registration. */
export function registeredAs(
  known: CustomerRecord,
  name: string,
  cpf: string,
  address: CustomerAddress,
): CustomerRecord {
  return { ...known, name, cpf: unwrap(parseCpf(cpf)), birthDate: civilDate(1988, 9, 21), address };
}

/** An address in a street of the shop's CEP directory. */
export function addressAt(cep: string, number: string, complement = ""): CustomerAddress {
  const place = placeOf(cep);
  if (place === undefined) throw new Error(`${cep} is not a known CEP.`);
  return { ...place, cep: unwrap(parseCep(cep)), number, complement };
}
