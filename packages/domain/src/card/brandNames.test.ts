import { expect, it } from "vitest";
import { brandNames } from "./brandNames.ts";

it("FUN-278 has a customer-facing name for each accepted brand", () => {
  expect(brandNames).toEqual({
    VISA: "Visa",
    MASTERCARD: "Mastercard",
    AMEX: "American Express",
    DINERS: "Diners Club",
    HIPERCARD: "Hipercard",
    ELO: "Elo",
    HIPER: "Hiper",
  });
});
