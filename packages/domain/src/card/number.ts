import { cardNumber } from "card-validator/dist/card-number.js";
import { accepted, type Result, rejected } from "../result.ts";
import { withoutSeparators } from "../text/typedText.ts";
import { type AcceptedBrand, acceptedBrandOf } from "./acceptedBrand.ts";

declare const cardNumberBrand: unique symbol;

/** A complete card number, digits only. Kept in the form's memory and sent in one request; never stored or logged. */
export type CardNumber = string & { readonly [cardNumberBrand]: true };

export type BrandedCardNumber = { readonly number: CardNumber; readonly brand: AcceptedBrand };

/** The field's maximum of digits: 18- and 19-digit numbers cannot be typed (FUN-260, FUN-261). */
const maxLength = 16;

/**
 * Parses a card number and its brand: an accepted brand, the brand's length and a valid check digit
 * (FUN-257, FUN-280). Hipercard has no check digit (FUN-281). Ignores spaces and dashes. The error never contains the number; it tells a
 * brand that is not accepted (FUN-278) from a mistyped number.
 *
 * @example
 * parseCardNumber("4111 1111 1111 1111"); // { ok: true, value: { number: "4111111111111111", brand: "VISA" } }
 * parseCardNumber("4111 1111 1111 1112"); // { ok: false, error: "card-number-invalid" }
 */
export function parseCardNumber(
  text: string,
): Result<BrandedCardNumber, "card-number-invalid" | "card-brand-not-accepted"> {
  const digits = withoutSeparators(text);
  const brand = acceptedBrandOf(digits);
  const { card, isValid } = cardNumber(digits, { maxLength, skipLuhnValidation: brand === "HIPERCARD" });
  // Elo's length, also where card-validator takes the number for another brand.
  if (!isValid || (brand === "ELO" && digits.length !== maxLength)) return rejected("card-number-invalid");
  if (brand === undefined) return rejected(card === null ? "card-number-invalid" : "card-brand-not-accepted");
  return accepted({ number: digits as CardNumber, brand });
}
