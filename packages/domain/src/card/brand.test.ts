import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedBrandOf, cardMaskOf, pictureBrandOf } from "./brand.ts";

describe("the picture beside a card number", () => {
  it.each([
    ["visa", ["4", "4111"], ["5"]],
    ["amex", ["34", "37"], ["3", "35", "36"]],
    ["mastercard", ["51", "55"], ["5", "50", "56"]],
    ["discover", ["6011"], ["601", "6012"]],
    ["troy", ["9792"], ["979", "9793"]],
  ])("%s is known by its prefix", (brand, prefixes, others) => {
    for (const prefix of prefixes) expect(pictureBrandOf(`${prefix}00`)).toBe(brand);
    for (const other of others) expect(pictureBrandOf(other)).not.toBe(brand);
  });

  it("FUN-262 FUN-263 FUN-264 FUN-265 FUN-266 SUB-200 follows the specified prefixes", () => {
    const pictures = ["4", "34", "37", "51", "52", "53", "54", "55", "6011", "9792"].map(pictureBrandOf);
    expect(pictures).toEqual([
      "visa",
      "amex",
      "amex",
      "mastercard",
      "mastercard",
      "mastercard",
      "mastercard",
      "mastercard",
      "discover",
      "troy",
    ]);
    expect(pictureBrandOf("")).toBeUndefined();
    expect(pictureBrandOf("2221")).toBeUndefined();
  });
});

describe("the brand of a card the shop takes", () => {
  it.each([
    ["VISA", ["4", "411111", "431275"]],
    ["MASTERCARD", ["51", "55", "2221", "2500", "2720"]],
    ["AMEX", ["34", "37"]],
    ["DINERS", ["300", "305", "36", "38", "39"]],
    ["HIPERCARD", ["606282"]],
    ["ELO", ["401178", "438935", "506699", "506778", "509123", "627780", "650050", "651652", "655058"]],
    ["HIPER", ["637095", "637612", "63737423", "63743358"]],
  ])("FUN-278 FUN-279 recognises %s", (brand, prefixes) => {
    for (const prefix of prefixes) expect([prefix, acceptedBrandOf(prefix)]).toEqual([prefix, brand]);
    for (const prefix of prefixes) expect(acceptedBrandOf(prefix.padEnd(16, "0"))).toBe(brand);
  });

  it("FUN-279 takes neither the pictures that are not on the list nor the edges of a range", () => {
    for (const digits of ["6011", "9792", "2220", "2721", "50", "306", "650034", "650052", "637600", "63737424", ""]) {
      expect([digits, acceptedBrandOf(digits)]).toEqual([digits, undefined]);
    }
  });

  it("tells Elo from Visa once six digits are typed", () => {
    expect(acceptedBrandOf("43893")).toBe("VISA");
    expect(acceptedBrandOf("438935")).toBe("ELO");
  });
});

describe("card mask", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 16 });

  it("FUN-258 FUN-259 MAN-299 is 4-6-5 for 34 and 37 and 4-4-4-4 for all others", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digits,
          digits.map((rest) => `34${rest}`),
          digits.map((rest) => `37${rest}`),
        ),
        (number) => {
          const isAmex = number.startsWith("34") || number.startsWith("37");
          expect(cardMaskOf(number)).toBe(isAmex ? "0000 000000 00000" : "0000 0000 0000 0000");
        },
      ),
      { seed: 6 },
    );
  });

  it("FUN-260 FUN-261 holds 19 characters at most, 17 for amex", () => {
    expect(cardMaskOf("4")).toHaveLength(19);
    expect(cardMaskOf("37")).toHaveLength(17);
  });
});
