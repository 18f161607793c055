import type { AcceptedBrand } from "./acceptedBrand.ts";

/** The customer-facing names of the accepted brands. */
export const acceptedBrandNames: Readonly<Record<AcceptedBrand, string>> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DINERS: "Diners Club",
  HIPERCARD: "Hipercard",
  ELO: "Elo",
  HIPER: "Hiper",
};

/** The brand for the server's stored value, in any case; undefined for a brand that is not accepted. */
export function storedBrandOf(word: string): AcceptedBrand | undefined {
  const brand = word.toUpperCase();
  return isBrand(brand) ? brand : undefined;
}

function isBrand(word: string): word is AcceptedBrand {
  return Object.hasOwn(acceptedBrandNames, word);
}
