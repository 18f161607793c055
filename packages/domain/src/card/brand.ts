/** The brands that have a picture, by the specification's short list of prefixes (FUN-262 to FUN-266). */
export type PictureBrand = "visa" | "amex" | "mastercard" | "discover" | "troy";

/** The brands the shop takes, as they are named to the server (FUN-278). */
export type AcceptedBrand = "VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "HIPERCARD" | "ELO" | "HIPER";

/** Which picture to show beside a number, full or half typed. It says nothing of whether the card is taken (FUN-279). */
export function pictureBrandOf(digits: string): PictureBrand | undefined {
  if (/^4/.test(digits)) return "visa";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^5[1-5]/.test(digits)) return "mastercard";
  if (/^6011/.test(digits)) return "discover";
  if (/^9792/.test(digits)) return "troy";
  return undefined;
}

/**
 * First digits of each brand's numbers: one prefix, or all from the first to the last, which have the same length. Elo and
 * Hiper lie inside the ranges of the wider brands, and so come before them.
 */
const acceptedPrefixes: readonly (readonly [brand: AcceptedBrand, prefixes: string])[] = [
  [
    "ELO",
    "401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 " +
      "650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 " +
      "650901-650978 651652-651679 655000-655019 655021-655058",
  ],
  ["HIPER", "637095 637568 637599 637609 637612 63737423 63743358"],
  ["VISA", "4"],
  ["MASTERCARD", "51-55 2221-2720"],
  ["AMEX", "34 37"],
  // Hipercard's old cards, which began with 3841, have 19 digits: the field holds 16.
  ["HIPERCARD", "606282"],
  ["DINERS", "300-305 36 38 39"],
];

/** The brand of a number the shop takes, known as soon as enough of its first digits are; else `undefined`. */
export function acceptedBrandOf(digits: string): AcceptedBrand | undefined {
  return acceptedPrefixes.find(([, prefixes]) => prefixes.split(" ").some((prefix) => begins(digits, prefix)))?.[0];
}

function begins(digits: string, prefix: string): boolean {
  const [first = "", last = first] = prefix.split("-");
  const start = digits.slice(0, first.length);
  // Digits of one length compare as texts the way they do as numbers.
  return start.length === first.length && first <= start && start <= last;
}

/** How a number is written: 4-6-5 for American Express, else 4-4-4-4, 19 characters at most (FUN-258 to FUN-261). */
export function cardMaskOf(digits: string): "0000 0000 0000 0000" | "0000 000000 00000" {
  return pictureBrandOf(digits) === "amex" ? "0000 000000 00000" : "0000 0000 0000 0000";
}
