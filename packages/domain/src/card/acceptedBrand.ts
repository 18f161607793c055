import { cardNumber } from "card-validator/dist/card-number.js";
import { withoutSeparators } from "../text/typedText.ts";

/** The accepted brands, by the server's names (FUN-278). */
export type AcceptedBrand = "VISA" | "MASTERCARD" | "AMEX" | "DINERS" | "HIPERCARD" | "ELO" | "HIPER";

/** card-validator's names for them. */
const acceptedBrands: Readonly<Record<string, AcceptedBrand | undefined>> = {
  visa: "VISA",
  mastercard: "MASTERCARD",
  "american-express": "AMEX",
  "diners-club": "DINERS",
  hipercard: "HIPERCARD",
  elo: "ELO",
  hiper: "HIPER",
};

/** An Elo prefix that card-validator takes for Maestro. */
const eloPrefix = "636369";

/** The brand of a number as typed, if it is accepted; undefined while the first digits are still ambiguous. */
export function acceptedBrandOf(number: string): AcceptedBrand | undefined {
  const digits = withoutSeparators(number);
  if (digits.startsWith(eloPrefix)) return "ELO";
  const { card } = cardNumber(digits);
  return card === null ? undefined : acceptedBrands[card.type];
}
