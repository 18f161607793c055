import type { AcceptedBrand } from "./acceptedBrand.ts";

/** What people call the brands that the shop takes. */
export const brandNames: Readonly<Record<AcceptedBrand, string>> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DINERS: "Diners Club",
  HIPERCARD: "Hipercard",
  ELO: "Elo",
  HIPER: "Hiper",
};

/** The brand by the word that the server keeps, whatever its case; undefined for one that the shop does not take. */
export function storedBrandOf(word: string): AcceptedBrand | undefined {
  const brand = word.toUpperCase();
  return isBrand(brand) ? brand : undefined;
}

function isBrand(word: string): word is AcceptedBrand {
  return Object.hasOwn(brandNames, word);
}
