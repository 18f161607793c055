import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateCents } from "./allocateCents.ts";
import { addCents, cents } from "./cents.ts";

const anyCents = fc.maxSafeInteger().map(cents);
const anyWeights = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe("allocateCents", () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [100, [1, 2], [33, 67]],
    [5, [0, 3, 7], [0, 2, 3]],
    [0, [1, 1], [0, 0]],
  ])("splits %i by %j into %j", (amount, weights, parts) => {
    expect(allocateCents(cents(amount), weights)).toEqual(parts);
  });

  it("loses and gains no cent, gives nothing to a weight of zero, and each part is within a cent of its share", () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (amount, weights) => {
        const parts = allocateCents(amount, weights);
        expect(addCents(...parts)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0;
          const off = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(weight);
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]]])("refuses the weights %j", (weights) => {
    expect(() => allocateCents(cents(100), weights)).toThrow(RangeError);
  });
});
