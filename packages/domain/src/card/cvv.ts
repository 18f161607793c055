import { accepted, type Result, rejected } from "../result.ts";
import type { AcceptedBrand } from "./brand.ts";

declare const cvvBrand: unique symbol;

/** A card's security code. Like the number, it is never stored and never logged. */
export type Cvv = string & { readonly [cvvBrand]: true };

/** The most a CVV field takes (FUN-274). */
export const cvvMaxLength = 4;

export const cvvMessage = "Informe o código de segurança do cartão (3 ou 4 dígitos).";

/** How long the code of a brand is: 4 for American Express, 3 for all others (FUN-282). */
export function cvvLengthOf(brand: AcceptedBrand): 3 | 4 {
  return brand === "AMEX" ? 4 : 3;
}

/** A code of 3 or 4 digits, or of the brand's own length where the brand is known (FUN-273, FUN-274, FUN-283). */
export function parseCvv(text: string, brand?: AcceptedBrand): Result<Cvv, string> {
  const digits = text.trim();
  const hasOwnLength = brand === undefined || digits.length === cvvLengthOf(brand);
  return /^\d{3,4}$/.test(digits) && hasOwnLength ? accepted(digits as Cvv) : rejected(cvvMessage);
}
