import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageRating, formatRating, isRating, type Rating, ratingValues, starsOf } from "./average.ts";

const ratings = fc.array(fc.constantFrom(...ratingValues), { minLength: 1, maxLength: 200 });

describe("a rating", () => {
  it("SUB-250 is a whole number from 1 to 5", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 2.5, Number.NaN].filter(isRating)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("averageRating", () => {
  it.each<[readonly Rating[], number]>([
    [[5], 5],
    [[4, 5], 4.5],
    [[4, 4, 5], 4.3],
    [[4, 5, 5], 4.7],
    // Exactly 3.25, and 4.35, which floating point cannot represent: half a tenth rounds up.
    [[3, 3, 3, 4], 3.3],
    [[...Array<Rating>(13).fill(4), ...Array<Rating>(7).fill(5)], 4.4],
  ])("of %j is %d", (given, expected) => {
    expect(averageRating(given)).toBe(expected);
  });

  it("is undefined without ratings", () => {
    expect(averageRating([])).toBeUndefined();
  });

  it("lies between the lowest and the highest, in any order, and is off by at most half a tenth", () => {
    fc.assert(
      fc.property(ratings, (given) => {
        const average = averageRating(given) ?? Number.NaN;
        expect(average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(average).toBeLessThanOrEqual(Math.max(...given));
        expect(averageRating(given.toReversed())).toBe(average);
        const exact = given.reduce<number>((sum, rating) => sum + rating, 0) / given.length;
        expect(Math.abs(average - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
      { seed: 42 },
    );
  });
});

describe("an average on screen", () => {
  it("has a comma and one decimal", () => {
    expect([4.3, 5, 0, 3.25, 4.35, 4.666].map(formatRating)).toEqual(["4,3", "5,0", "0,0", "3,3", "4,4", "4,7"]);
  });

  it("is rounded to half stars, five at most", () => {
    expect([0, 0.2, 0.25, 3.5, 3.7, 3.8, 4.75, 5, 7, -1].map((average) => starsOf(average))).toEqual([
      0, 0, 0.5, 3.5, 3.5, 4, 5, 5, 5, 0,
    ]);
    expect([7.6, 12].map((average) => starsOf(average, 10))).toEqual([7.5, 10]);
  });
});
