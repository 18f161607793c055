/** The brands with a picture, by the specification's short list of prefixes (FUN-262 to FUN-266). */
export type PictureBrand = "visa" | "amex" | "mastercard" | "discover" | "troy";

/** The picture for a complete or partial number. Independent of whether the card is accepted (FUN-279). */
export function pictureBrandOf(digits: string): PictureBrand | undefined {
  if (/^4/.test(digits)) return "visa";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^5[1-5]/.test(digits)) return "mastercard";
  if (/^6011/.test(digits)) return "discover";
  if (/^9792/.test(digits)) return "troy";
  return undefined;
}

/** The brands that the card's picture can name: the specified ones, and the other accepted ones. */
export type ShownBrand = PictureBrand | "diners" | "hipercard" | "elo" | "hiper";

/** Prefixes of accepted brands that the specified list lacks. */
const otherPrefixes: readonly (readonly [ShownBrand, RegExp])[] = [
  ["hipercard", /^606282/],
  ["hiper", /^(637095|63737423|63743358|637568|637599|637609|637612)/],
  ["elo", /^(504175|506699|5067|509|627780|636297|63636[89]|650|651[67]|6550)/],
  ["diners", /^(30[0-5]|3[689])/],
];

/** The brand on the picture. The specified prefixes come first (decision 22), so an Elo that starts with 4 is shown as Visa. */
export function shownBrandOf(digits: string): ShownBrand | undefined {
  return pictureBrandOf(digits) ?? otherPrefixes.find(([, prefix]) => prefix.test(digits))?.[0];
}

/** The digit groups of a number: 4-6-5 for American Express, otherwise 4-4-4-4, at most 19 characters (FUN-258 to FUN-261). */
export function cardMaskOf(digits: string): "0000 0000 0000 0000" | "0000 000000 00000" {
  return pictureBrandOf(digits) === "amex" ? "0000 000000 00000" : "0000 0000 0000 0000";
}
