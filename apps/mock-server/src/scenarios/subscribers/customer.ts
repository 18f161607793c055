import { parseCep } from "@petbox/domain/address/cep";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import type { Customer, CustomerAddress } from "../../backend/session/collections.ts";
import { placeOf } from "../../seed/streets.ts";
import { account, right } from "../people.ts";

/** An account that has told nothing but how to reach it, with the password of all accounts of the scenarios. */
export function newAccount(code: string, email: string, [areaCode, phoneNumber]: readonly [string, string]): Customer {
  const { password, newsletter, privacy } = account;
  return { code, email, areaCode, phoneNumber, newsletter, privacy, ...(password ? { password } : {}) };
}

/** The account with everything that the registration asks for. */
export function registeredAs(known: Customer, name: string, cpf: string, address: CustomerAddress): Customer {
  return { ...known, name, cpf: right(parseCpf(cpf)), birthDate: civilDate(1988, 9, 21), address };
}

/** An address in a street that the shop's postcodes know. */
export function addressAt(cep: string, number: string, complement = ""): CustomerAddress {
  const place = placeOf(cep);
  if (place === undefined) throw new Error(`Nobody lives at ${cep}.`);
  return { ...place, cep: right(parseCep(cep)), number, complement };
}
