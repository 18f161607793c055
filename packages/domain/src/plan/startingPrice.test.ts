import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { startingPrice } from "./startingPrice.ts";

describe("the price that a box starts at", () => {
  it("is the least of a month, whatever the order of the plans", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (prices) => {
        expect(startingPrice(prices.map((monthlyPrice) => ({ monthlyPrice })))).toBe(Math.min(...prices));
      }),
    );
  });

  it("is none where there is no plan", () => {
    expect(startingPrice([])).toBeUndefined();
  });
});
