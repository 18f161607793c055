import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { instalmentOf } from "./overdueCharge.ts";

describe("instalmentOf", () => {
  it.each([
    [20_970, 3, 6_990],
    [6_990, 1, 6_990],
    [10_000, 3, 3_333],
    [10_001, 2, 5_001],
  ])("SUB-373 divides %i cents into %i parcels: %i", (amount, parcels, instalment) => {
    expect(instalmentOf({ amount: cents(amount), parcels })).toBe(instalment);
  });

  it("is undefined without parcels", () => {
    expect(instalmentOf({ amount: cents(0), parcels: 0 })).toBeUndefined();
  });
});
