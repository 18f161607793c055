import { accepted, type Result, rejected } from "../result.ts";
import { type AcceptedBrand, acceptedBrandOf, cardMaskOf } from "./brand.ts";

declare const cardNumberBrand: unique symbol;

/** A whole card number, digits only. It lives in the form's memory and in one request: never stored, never logged. */
export type CardNumber = string & { readonly [cardNumberBrand]: true };

export type BrandedCardNumber = { readonly number: CardNumber; readonly brand: AcceptedBrand };

export const cardInvalidMessage = "Dados invalidos por favor verifique todos os campos e tente novamente.";
export const cardNumberMessage = "Parece que o numero do seu cartão está incorreto verifique e tente novamente.";

/** A number as typed, in the groups of its mask; digits beyond the mask are dropped (FUN-258 to FUN-261). */
export function formatCardNumber(text: string): string {
  const digits = cardDigitsOf(text);
  let place = 0;
  const groups = cardMaskOf(digits)
    .split(" ")
    .map((group) => {
      const part = digits.slice(place, place + group.length);
      place += group.length;
      return part;
    });
  return groups.filter((group) => group !== "").join(" ");
}

/**
 * A number that can pay, with its brand: one of the brands taken, of that brand's length, its check digit right
 * (FUN-257, FUN-280; Hipercard has no check digit, FUN-281). Spaces and dashes do not count; nothing typed, or anything
 * but a number, is refused too. The number itself never appears in the failure.
 */
export function parseCardNumber(text: string): Result<BrandedCardNumber, string> {
  const digits = cardDigitsOf(text);
  const brand = acceptedBrandOf(digits);
  const isWritten = /^[\d\s-]+$/.test(text) && digits.length <= lengthOf(cardMaskOf(digits));
  if (!isWritten || !brand) return rejected(cardNumberMessage);
  const isValid = lengthsOf(brand).includes(digits.length) && (brand === "HIPERCARD" || hasCheckDigit(digits));
  return isValid ? accepted({ number: digits as CardNumber, brand }) : rejected(cardNumberMessage);
}

/** What counts of a number as typed: its digits. */
export function cardDigitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function lengthOf(mask: string): number {
  return cardDigitsOf(mask).length;
}

/** How long the numbers of a brand are, within the sixteen digits that the field holds. */
function lengthsOf(brand: AcceptedBrand): readonly number[] {
  if (brand === "AMEX") return [15];
  return brand === "DINERS" ? [14, 16] : [16];
}

/** Whether the last digit is the one that the others ask for (ISO/IEC 7812-1, Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
