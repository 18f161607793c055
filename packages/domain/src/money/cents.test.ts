import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addCents,
  atLeastZero,
  cents,
  centsFromDecimal,
  divideCents,
  multiplyCents,
  reaisFromCents,
  subtractCents,
} from "./cents.ts";

const anyCents = fc.maxSafeInteger().map(cents);
/** Small enough for a JavaScript number to represent both decimals exactly. */
const everydayCents = fc.integer({ min: -1e12, max: 1e12 }).map(cents);

describe("cents", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("rejects %s, which is not a safe integer", (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it("has a single zero", () => {
    expect(cents(-0)).toBe(0);
  });
});

describe("centsFromDecimal", () => {
  it.each([
    [79.9, 7990],
    ["79.90", 7990],
    ["7.991", 800],
    [1.1, 110],
    [8.2, 820],
    [69.9 * 6, 41940],
    [1.1 + 2.2, 330],
    [89.9 - 85, 490],
    [89.9 - 85.8, 410],
    [0.07, 7],
    [1.005, 101],
    ["1.00000000000000000001", 101],
    ["0.001", 1],
    ["12", 1200],
    ["12.", 1200],
    ["-1.001", -100],
    ["-1.10", -110],
    ["-0", 0],
    [1e-7, 1],
    ["1e3", 100_000],
    ["1e-400", 1],
    ["1234.5e-3", 124],
    ["12e-1", 120],
    [0, 0],
  ])("is the exact ceiling of 100 × %s: %i", (decimal, expected) => {
    expect(centsFromDecimal(decimal)).toBe(expected);
  });

  it.each(["", "79,90", "R$79.90", "abc", "1.2.3", ".", Number.NaN, Number.POSITIVE_INFINITY, "1e999999999", 1e300])(
    "refuses %s",
    (decimal) => {
      expect(() => centsFromDecimal(decimal)).toThrow(RangeError);
    },
  );

  it("names the invalid amount in the error", () => {
    expect(() => centsFromDecimal("79,90")).toThrow("Not a decimal amount: 79,90");
    expect(() => centsFromDecimal("0e401")).toThrow("Not a decimal amount: 0e401");
    expect(() => cents(1.5)).toThrow("Not a whole amount of cents: 1.5");
    expect(() => multiplyCents(cents(10), 1.5)).toThrow("Cents are multiplied by whole numbers only: 1.5");
    expect(() => divideCents(cents(10), 0)).toThrow("Cents are divided by whole numbers only: 0");
  });

  it("parses back every amount in wire format", () => {
    fc.assert(fc.property(anyCents, (amount) => centsFromDecimal(reaisFromCents(amount)) === amount));
  });

  it("converts a number as exactly as its text", () => {
    fc.assert(fc.property(everydayCents, (amount) => centsFromDecimal(amount / 100) === amount));
  });

  it("rounds up any remainder of a positive amount, however small", () => {
    const digits = fc.stringMatching(/^[0-9]{0,20}[1-9]$/);
    fc.assert(
      fc.property(fc.nat(), digits, (amount, rest) => {
        return centsFromDecimal(`${reaisFromCents(cents(amount))}${rest}`) === amount + 1;
      }),
    );
  });
});

describe("arithmetic", () => {
  it("formats both decimals for the wire", () => {
    expect([7990, 5, 0, -5, -123456].map((amount) => reaisFromCents(cents(amount)))).toEqual([
      "79.90",
      "0.05",
      "0.00",
      "-0.05",
      "-1234.56",
    ]);
  });

  it("adds, subtracts, multiplies, and clamps to zero", () => {
    expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
    expect(addCents()).toBe(0);
    expect(subtractCents(cents(10), cents(20))).toBe(-10);
    expect(atLeastZero(cents(-10))).toBe(0);
    expect(atLeastZero(cents(10))).toBe(10);
    expect(multiplyCents(cents(7990), 12)).toBe(95880);
  });

  it("rejects fractional factors and sums beyond the safe integers", () => {
    expect(() => multiplyCents(cents(10), 1.5)).toThrow(RangeError);
    expect(() => multiplyCents(cents(2 ** 52), 4)).toThrow(RangeError);
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
    expect(() => divideCents(cents(10), 0)).toThrow(RangeError);
    expect(() => divideCents(cents(10), 2.5)).toThrow(RangeError);
  });

  it.each([
    [100, 3, 33],
    [200, 3, 67],
    [5, 2, 3],
    [-5, 2, -2],
    [-7, 4, -2],
    [-200, 3, -67],
    [95880, 12, 7990],
    [Number.MAX_SAFE_INTEGER, 2, 2 ** 52],
  ])("divides %i by %i, rounded half up to the cent: %i", (amount, parts, expected) => {
    expect(divideCents(cents(amount), parts)).toBe(expected);
  });

  it("is off by at most half a cent a part when dividing, and inverts a multiplication", () => {
    const parts = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(everydayCents, parts, (amount, count) => {
        const difference = 2 * (divideCents(amount, count) * count - amount);
        return (
          difference <= count && difference > -count && divideCents(multiplyCents(amount, count), count) === amount
        );
      }),
    );
  });
});
