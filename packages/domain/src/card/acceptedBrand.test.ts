import { describe, expect, it } from "vitest";
import { acceptedBrandOf } from "./acceptedBrand.ts";

describe("the brand of an accepted card", () => {
  it.each([
    ["VISA", ["4111", "4111 1111 1111 1111"]],
    ["MASTERCARD", ["51", "2221", "5555 5555 5555 4444"]],
    ["AMEX", ["34", "37", "3714 496353 98431"]],
    ["DINERS", ["36", "3056 9300 0902 04"]],
    ["HIPERCARD", ["606282", "6062 8212 3456 7890"]],
    ["ELO", ["401178", "636369", "438935", "6500 5000 0000 0000"]],
    ["HIPER", ["637095", "6370 9500 0000 0000"]],
  ])("FUN-278 FUN-279 is %s by the server's name, also for a partial number", (brand, numbers) => {
    for (const number of numbers) expect([number, acceptedBrandOf(number)]).toEqual([number, brand]);
  });

  it("FUN-279 is undefined for a brand that is not accepted, even if it has a picture", () => {
    for (const number of ["6011 1111 1111 1117", "9792 0300 0000 0000", "3530 1113 3330 0000", "5018 0000 0009"]) {
      expect([number, acceptedBrandOf(number)]).toEqual([number, undefined]);
    }
  });

  it("is undefined while the first digits are ambiguous", () => {
    for (const number of ["", "4", "5", "43893"])
      expect([number, acceptedBrandOf(number)]).toEqual([number, undefined]);
    expect(acceptedBrandOf("438935")).toBe("ELO");
    expect(acceptedBrandOf("438936")).toBe("VISA");
  });

  it("is undefined for text that is not a number", () => {
    expect(acceptedBrandOf("quatro")).toBeUndefined();
  });
});
