import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateCodes } from "../address/states.ts";
import { cents } from "../money/cents.ts";
import { mostFreeUnits, scheduledFreightOf, weightInGrams } from "./scheduledFreight.ts";

const parcelPrice = cents(2000);
const options = [{ quantity: 1, specialPrice: cents(6990) }];

describe("with the box", () => {
  it.each([
    ["SP", 3],
    ["RJ", 2],
    ["CE", 1],
  ] as const)("MAN-426 MAN-427 MAN-428 MAN-430 to %s it is free up to %d kg", (state, kilograms) => {
    const freightFor = (grams: number) =>
      scheduledFreightOf({ dispatch: "with-box", weightInGrams: grams, state, parcelPrice });
    expect(freightFor(kilograms * 1000)).toBe(0);
    expect(freightFor(kilograms * 1000 + 1)).toBeGreaterThan(0);
    expect(freightFor(kilograms * 1000 + 500)).toBe(200);
  });

  it("MAN-429 the weight above the limit pays by weight and destination, at most a parcel's price", () => {
    const grams = fc.integer({ min: 0, max: 60_000 });
    const price = fc.integer({ min: 0, max: 10_000 }).map(cents);
    fc.assert(
      fc.property(fc.constantFrom(...stateCodes), grams, grams, price, (state, one, more, parcelPrice) => {
        const sent = { state, parcelPrice };
        const less = scheduledFreightOf({ ...sent, dispatch: "with-box", weightInGrams: one });
        const greater = scheduledFreightOf({ ...sent, dispatch: "with-box", weightInGrams: one + more });
        const alone = scheduledFreightOf({ ...sent, dispatch: "standalone", weightInGrams: one });
        expect(0 <= less && less <= greater && greater <= alone && alone === parcelPrice).toBe(true);
      }),
    );
  });

  it("states how many units of a kind that is", () => {
    expect(mostFreeUnits("hygiene", "SP")).toBe(3);
    expect(mostFreeUnits("wet-food", "CE")).toBe(11);
  });
});

it("weighs what is shipped, without sold-out items", () => {
  expect(
    weightInGrams("hygiene", [
      { quantity: 2, options },
      { quantity: 9, options: [] },
    ]),
  ).toBe(1800);
  expect(weightInGrams("wet-food", [{ quantity: 12, options }])).toBe(1080);
});
