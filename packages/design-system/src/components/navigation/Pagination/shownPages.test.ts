import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownPages } from "./shownPages.ts";

describe("shownPages", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, "gap", 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [12, 12, [1, "gap", 11, 12]],
    [1, 0, []],
  ])("page %i of %i", (page, pageCount, expected) => {
    expect(shownPages(page, pageCount)).toEqual(expected);
  });

  it("is in order, has both ends and the current page, at most seven places, and no gap of a single page", () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, pageCount]) => {
        const shown = shownPages(page, pageCount);
        const numbers = shown.filter((one) => one !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
        expect(shown.length).toBeLessThanOrEqual(7);
        for (const [index, one] of shown.entries()) {
          const before = shown[index - 1];
          const after = shown[index + 1];
          if (one === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(one).toBe(before + 1);
        }
      }),
    );
  });
});
