import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interleavedBars } from "./interleavedBars.ts";

/** Decodes as a scanner does: adds the weights 1, 2, 4, 7 and 0 of the wide strokes, where 11 means zero. */
function scanned(strokes: readonly number[]): string {
  const inner = strokes.slice(4, -3);
  const digitAt = (start: number) => {
    const sum = [1, 2, 4, 7, 0].reduce(
      (total, weight, index) => total + ((inner[start + index * 2] ?? 0) > 1 ? weight : 0),
      0,
    );
    return String(sum === 11 ? 0 : sum);
  };
  return Array.from({ length: inner.length / 10 }, (_, pair) => digitAt(pair * 10) + digitAt(pair * 10 + 1)).join("");
}

describe("interleavedBars", () => {
  it("starts and ends with the patterns that mark the direction", () => {
    expect(interleavedBars("00").slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(interleavedBars("00").slice(-3)).toEqual([3, 1, 1]);
  });

  it("is 405 modules wide for the 44 digits of a boleto, and ends with a bar", () => {
    const strokes = interleavedBars("00193373700000001000500940144816060680935031");
    expect(strokes.reduce((sum, width) => sum + width, 0)).toBe(405);
    expect(strokes.length % 2).toBe(1);
  });

  it("decodes to the same digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d\d){1,30}$/), (digits) => {
        expect(scanned(interleavedBars(digits))).toBe(digits);
      }),
      { seed: 61 },
    );
  });

  it("rejects an odd number of digits", () => {
    expect(() => interleavedBars("123")).toThrow(RangeError);
    expect(() => interleavedBars("12a4")).toThrow(RangeError);
    expect(() => interleavedBars("")).toThrow(RangeError);
  });
});
