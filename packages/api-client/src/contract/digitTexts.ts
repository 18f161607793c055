import { parseCep } from "@petbox/domain/address/cep";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { rejected } from "@petbox/domain/result";
import { digitsWire } from "./coerced.ts";
import { optionalParsed } from "./parsed.ts";

/** A postcode; undefined if it is missing or invalid. 0 is an empty integer column. */
export const optionalCep = optionalParsed(
  (digits) => (Number(digits) === 0 ? rejected("cep-invalid") : parseCep(digits)),
  digitsWire(8),
);

/** A taxpayer number; undefined if it is missing or invalid. */
export const optionalCpf = optionalParsed(parseCpf, digitsWire(11));

/** The last four digits of a card. */
export const lastFourDigits = digitsWire(4);

/** The first six digits of a card. */
export const firstSixDigits = digitsWire(6);

/** The month of a card's expiry, in two digits. */
export const expirationMonth = digitsWire(2);
