import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { cents } from "./cents.ts";
import { formatCents, parseReais } from "./format.ts";

describe("formatCents", () => {
  it.each([
    [7990, "R$79,90"],
    [0, "R$0,00"],
    [5, "R$0,05"],
    [100, "R$1,00"],
    [99_999, "R$999,99"],
    [123_456, "R$1.234,56"],
    [123_456_789, "R$1.234.567,89"],
    [-100, "-R$1,00"],
  ])("FUN-008 FUN-009 formats %i cents as %s", (amount, expected) => {
    expect(formatCents(cents(amount))).toBe(expected);
  });
});

describe("parseReais", () => {
  it.each([
    ["R$79,90", 7990],
    [" R$ 1.234,56 ", 123_456],
    ["1234,5", 123_450],
    ["80", 8000],
    ["-R$1,00", -100],
  ])("parses %s", (text, expected) => {
    expect(parseReais(text)).toEqual(accepted(expected));
  });

  it.each(["", "R$", "79.90", "1.23,00", "79,905", "abc", "12345678901234"])("rejects %s", (text) => {
    expect(parseReais(text)).toEqual(rejected("amount-invalid"));
  });

  it("parses every formatted amount back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        const read = parseReais(formatCents(cents(amount)));
        return read.ok && read.value === amount;
      }),
    );
  });
});
