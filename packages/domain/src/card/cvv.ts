import { cardNumber } from "card-validator/dist/card-number.js";
import { cvv } from "card-validator/dist/cvv.js";
import { accepted, type Result, rejected } from "../result.ts";

declare const cvvBrand: unique symbol;

/** A card's security code. Like the number, it is never stored and never logged. */
export type Cvv = string & { readonly [cvvBrand]: true };

export const cvvMessage = "Informe o código de segurança do cartão (3 ou 4 dígitos).";

/**
 * A code of 3 or 4 digits; of its brand's own length as soon as the number's first digits tell the brand, even if the rest
 * is wrong (FUN-273, FUN-274, FUN-282, FUN-283).
 * @param number the card's number as typed.
 */
export function parseCvv(text: string, number = ""): Result<Cvv, string> {
  const code = text.trim();
  const { card } = cardNumber(number);
  return cvv(code, card?.code.size ?? [3, 4]).isValid ? accepted(code as Cvv) : rejected(cvvMessage);
}
