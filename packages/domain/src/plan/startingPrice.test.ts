import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { startingPrice } from "./startingPrice.ts";

describe("the starting price", () => {
  it("is the lowest monthly price, in any order of the plans", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (prices) => {
        expect(startingPrice(prices.map((monthlyPrice) => ({ monthlyPrice })))).toBe(Math.min(...prices));
      }),
    );
  });

  it("is undefined without plans", () => {
    expect(startingPrice([])).toBeUndefined();
  });
});
