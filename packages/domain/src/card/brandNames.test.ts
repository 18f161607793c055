import { expect, it } from "vitest";
import { brandNames } from "./brandNames.ts";

it("FUN-278 names each brand that is taken as people call it", () => {
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
