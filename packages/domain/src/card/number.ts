import { cardNumber } from "card-validator/dist/card-number.js";
import { accepted, type Result, rejected } from "../result.ts";
import { type AcceptedBrand, acceptedBrandOf } from "./acceptedBrand.ts";
import { cardNumberMessage } from "./cardAlert.ts";

declare const cardNumberBrand: unique symbol;

/** A whole card number, digits only. It lives in the form's memory and in one request: never stored, never logged. */
export type CardNumber = string & { readonly [cardNumberBrand]: true };

export type BrandedCardNumber = { readonly number: CardNumber; readonly brand: AcceptedBrand };

/** The digits that the field has room for: the brands' numbers of 18 and 19 cannot be typed (FUN-260, FUN-261). */
const maxLength = 16;

/**
 * A number that can pay, with its brand: one of the brands taken, of that brand's length, its check digit right
 * (FUN-257, FUN-280; Hipercard has no check digit, FUN-281). Spaces and dashes do not count; nothing typed, or anything
 * but a number, is refused too. The number itself never appears in the failure.
 */
export function parseCardNumber(text: string): Result<BrandedCardNumber, string> {
  const brand = acceptedBrandOf(text);
  const skipLuhnValidation = brand === "HIPERCARD";
  if (brand === undefined || !cardNumber(text, { maxLength, skipLuhnValidation }).isValid) {
    return rejected(cardNumberMessage);
  }
  return accepted({ number: text.replace(/\D/g, "") as CardNumber, brand });
}
