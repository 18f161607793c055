import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedBrandOf } from "./acceptedBrand.ts";
import { cardMaskOf, pictureBrandOf, shownBrandOf } from "./brand.ts";

describe("the picture beside a card number", () => {
  it.each([
    ["visa", ["4", "4111"], ["5"]],
    ["amex", ["34", "37"], ["3", "35", "36"]],
    ["mastercard", ["51", "55"], ["5", "50", "56"]],
    ["discover", ["6011"], ["601", "6012"]],
    ["troy", ["9792"], ["979", "9793"]],
  ])("%s is identified by its prefix", (brand, prefixes, others) => {
    for (const prefix of prefixes) expect(pictureBrandOf(`${prefix}00`)).toBe(brand);
    for (const other of others) expect(pictureBrandOf(other)).not.toBe(brand);
  });

  it.each([
    ["diners", "30569309025904", "DINERS"],
    ["diners", "36490102462661", "DINERS"],
    ["hipercard", "6062825624254001", "HIPERCARD"],
    ["hiper", "6370950000000005", "HIPER"],
    ["elo", "6362970000457013", "ELO"],
    ["elo", "5066991111111118", "ELO"],
    ["elo", "6550000000000001", "ELO"],
    ["elo", "6363690000000000", "ELO"],
  ])("%s is named like the brand that the number %s is accepted as", (shown, number, accepted) => {
    expect(pictureBrandOf(number)).toBeUndefined();
    expect(shownBrandOf(number)).toBe(shown);
    expect(acceptedBrandOf(number)).toBe(accepted);
  });

  it("leaves a number with a specified prefix to that prefix", () => {
    expect(shownBrandOf("4011780000000000")).toBe("visa");
    expect(shownBrandOf("6011000000000000")).toBe("discover");
    expect(shownBrandOf("63")).toBeUndefined();
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

describe("card mask", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 16 });

  it("FUN-258 FUN-259 SUB-262 MAN-299 is 4-6-5 for 34 and 37 and 4-4-4-4 for all others", () => {
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

it.each([
  ["134", "FUN-263"],
  ["651", "FUN-264"],
  ["16011", "FUN-265"],
  ["19792", "FUN-266"],
  ["14", "FUN-262"],
])("has no brand %s for digits with another prefix (%s)", (digits) => {
  expect(pictureBrandOf(digits)).toBeUndefined();
});
