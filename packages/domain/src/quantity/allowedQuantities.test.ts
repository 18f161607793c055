import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AllowedQuantities,
  everyQuantity,
  isAllowedQuantity,
  listedQuantities,
  listedQuantitiesAndOn,
  quantityAbove,
  quantityBelow,
} from "./allowedQuantities.ts";

/** Small numbers, so that a quantity often hits a bound or a list entry. */
const small = fc.integer({ min: 1, max: 40 });
const bounded = fc.tuple(small, small).map(([one, other]) => {
  return everyQuantity({ least: Math.min(one, other), most: Math.max(one, other) });
});
const unbounded = small.map((least) => everyQuantity({ least }));
const listed = fc.array(fc.oneof(small, fc.constantFrom(-2, 0, 1.5, Number.NaN))).map(listedQuantities);
const goingOn = fc.array(small).map(listedQuantitiesAndOn);
const anyAllowed: fc.Arbitrary<AllowedQuantities> = fc.oneof(bounded, unbounded, listed, goingOn);
const anyQuantity = fc.integer({ min: -3, max: 50 });

describe("everyQuantity", () => {
  it("FUN-181 has no upper limit unless one is given", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (quantity) => {
        expect(quantityAbove(everyQuantity(), quantity)).toBe(quantity + 1);
      }),
    );
    expect(quantityAbove(everyQuantity({ most: 5 }), 5)).toBeUndefined();
  });

  it("FUN-182 MAN-280 goes down to one and no further", () => {
    expect(quantityBelow(everyQuantity(), 2)).toBe(1);
    expect(quantityBelow(everyQuantity(), 1)).toBeUndefined();
  });

  it.each([
    { least: 0 },
    { least: 1.5 },
    { most: 2.5 },
    { least: 4, most: 3 },
    { most: Number.NaN },
    { least: Number.POSITIVE_INFINITY },
  ])("rejects the invalid bounds %o", (bounds) => {
    expect(() => everyQuantity(bounds)).toThrow(RangeError);
  });
});

describe("listedQuantities", () => {
  it("MAN-279 moves only through the listed quantities, in any order", () => {
    const mats = listedQuantities([6, 2, 4, 2]);
    expect([1, 2, 3, 4, 5, 6].map((quantity) => quantityAbove(mats, quantity))).toEqual([2, 4, 4, 6, 6, undefined]);
    expect([1, 2, 3, 4, 5, 6].map((quantity) => quantityBelow(mats, quantity))).toEqual([
      undefined,
      undefined,
      2,
      2,
      4,
      4,
    ]);
  });

  it("MAN-280 drops quantities below one and fractions", () => {
    expect(listedQuantities([0, -2, 2.5, Number.NaN, 3])).toEqual({ kind: "listed", quantities: [3] });
  });

  it("rejects every quantity if it is empty", () => {
    expect(quantityAbove(listedQuantities([]), 1)).toBeUndefined();
    expect(quantityBelow(listedQuantities([]), 1)).toBeUndefined();
  });
});

describe("listedQuantitiesAndOn", () => {
  const sachets = listedQuantitiesAndOn([8, 4, 12]);

  it("FUN-181 MAN-279 goes through the list, then on by its last step without a limit", () => {
    expect([0, 4, 8, 12, 13, 16, 8_000].map((quantity) => quantityAbove(sachets, quantity))).toEqual([
      4, 8, 12, 16, 16, 20, 8_004,
    ]);
    expect([20, 17, 16, 12, 4].map((quantity) => quantityBelow(sachets, quantity))).toEqual([16, 16, 12, 8, undefined]);
  });

  it.each([0, -4, 1.5, 2, 6, 14, Number.NaN, Number.POSITIVE_INFINITY])("%d is not allowed", (quantity) => {
    expect(isAllowedQuantity(sachets, quantity)).toBe(false);
  });

  it("continues a single-entry list by its entry, and an empty one not at all", () => {
    expect(quantityAbove(listedQuantitiesAndOn([3]), 3)).toBe(6);
    expect(quantityAbove(listedQuantitiesAndOn([0, -1, 1.5]), 1)).toBeUndefined();
  });
});

describe("a step", () => {
  it("leads to an allowed quantity on the requested side, and skips none", () => {
    fc.assert(
      fc.property(anyAllowed, anyQuantity, (allowed, quantity) => {
        const candidates = Array.from({ length: 100 }, (_, index) => index - 5).filter((candidate) =>
          isAllowedQuantity(allowed, candidate),
        );
        expect(quantityAbove(allowed, quantity)).toBe(candidates.find((candidate) => candidate > quantity));
        expect(quantityBelow(allowed, quantity)).toBe(candidates.findLast((candidate) => candidate < quantity));
      }),
    );
  });

  it("up and then down returns to the same quantity", () => {
    fc.assert(
      fc.property(anyAllowed, anyQuantity, (allowed, quantity) => {
        const above = quantityAbove(allowed, quantity);
        if (above === undefined || !isAllowedQuantity(allowed, quantity)) return;
        expect(quantityBelow(allowed, above)).toBe(quantity);
      }),
    );
  });

  it("visits every allowed quantity once, from the bottom up", () => {
    fc.assert(
      fc.property(fc.oneof(bounded, listed), (allowed) => {
        const reached: number[] = [];
        for (let at = quantityAbove(allowed, 0); at !== undefined; at = quantityAbove(allowed, at)) reached.push(at);
        expect(reached).toEqual(
          allowed.kind === "listed"
            ? allowed.quantities
            : Array.from({ length: allowed.most - allowed.least + 1 }, (_, index) => allowed.least + index),
        );
      }),
    );
  });
});
