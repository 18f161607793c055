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
