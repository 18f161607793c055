import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { analyticsAmount } from "./purchase.ts";

describe("purchase", () => {
  it("FUN-331 FUN-332 has the analytics value (amount / parcels − shipping) / 100", () => {
    expect(analyticsAmount({ amount: cents(95_880), parcels: 12, shipping: cents(1000) })).toBe(69.9);
    expect(analyticsAmount({ amount: cents(7990), parcels: 1, shipping: cents(0) })).toBe(79.9);
  });

  it("FUN-331 is rounded half up to whole cents", () => {
    expect(analyticsAmount({ amount: cents(10_000), parcels: 3, shipping: cents(0) })).toBe(33.33);
    expect(analyticsAmount({ amount: cents(10_001), parcels: 2, shipping: cents(0) })).toBe(50.01);
  });

  it("has no value without instalments", () => {
    expect(analyticsAmount({ amount: cents(7990), parcels: 0, shipping: cents(0) })).toBeUndefined();
  });
});
