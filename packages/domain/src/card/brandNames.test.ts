import { expect, it } from "vitest";
import { acceptedBrandNames } from "./brandNames.ts";

it("FUN-278 has a customer-facing name for each accepted brand", () => {
  expect(acceptedBrandNames).toEqual({
    VISA: "Visa",
    MASTERCARD: "Mastercard",
    AMEX: "American Express",
    DINERS: "Diners Club",
    HIPERCARD: "Hipercard",
    ELO: "Elo",
    HIPER: "Hiper",
  });
});
