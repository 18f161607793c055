import type { ShownBrand } from "@petbox/domain/card/brand";
import { lastFour } from "./maskedNumber.ts";

/** The known parts of the card; `undefined` for the others. */
export interface KnownCard {
  readonly brandName: string | undefined;
  /** The last four digits of a complete number. */
  readonly lastDigits: string | undefined;
  readonly holderName: string | undefined;
  /** "02/31" */
  readonly expiry: string | undefined;
}

export const brandNames: Readonly<Record<ShownBrand, string>> = {
  visa: "Visa",
  amex: "American Express",
  mastercard: "Mastercard",
  discover: "Discover",
  troy: "Troy",
  diners: "Diners Club",
  hipercard: "Hipercard",
  elo: "Elo",
  hiper: "Hiper",
};

interface TypedCard {
  readonly brand: ShownBrand | undefined;
  readonly number: string;
  readonly holderName: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
}

/** The description of a card as typed. */
export function knownCardOf({ brand, number, holderName, expirationMonth, expirationYear }: TypedCard): KnownCard {
  const isExpiryWhole = expirationMonth !== "" && expirationYear !== "";
  return {
    brandName: brand && brandNames[brand],
    lastDigits: lastFour(number),
    holderName: holderName.trim() || undefined,
    expiry: isExpiryWhole ? `${expirationMonth}/${expirationYear.slice(-2)}` : undefined,
  };
}

/** One sentence that describes the picture and names what is missing. */
export function cardInWords({ brandName, lastDigits, holderName, expiry }: KnownCard): string {
  return [
    brandName === undefined ? "Cartão" : `Cartão ${brandName}`,
    lastDigits === undefined ? "número incompleto" : `final ${lastDigits}`,
    holderName === undefined ? "sem nome do titular" : `titular ${holderName}`,
    expiry === undefined ? "sem validade" : `validade ${expiry}`,
  ].join(", ");
}
