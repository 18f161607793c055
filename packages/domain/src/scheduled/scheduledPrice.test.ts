import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents, zeroCents } from "../money/cents.ts";
import type { QuantityOption } from "./scheduledItem.ts";
import {
  itemPriceOf,
  itemsPriceOf,
  nextPriceStep,
  orderTotalOf,
  priceSteps,
  totalQuantity,
  unitPriceOf,
} from "./scheduledPrice.ts";

const option = (quantity: number, specialPrice: number): QuantityOption => ({
  quantity,
  specialPrice: cents(specialPrice),
});
const sachets = [option(8, 890), option(4, 990), option(12, 850), option(16, 850)];
const pads = [option(1, 6990), option(2, 6990), option(3, 6490)];

const items = (options: readonly QuantityOption[], ...quantities: readonly number[]) =>
  quantities.map((quantity) => ({ quantity, options, specialPrice: cents(6990) }));

const anyOptions = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 60 }), specialPrice: fc.integer({ min: 0, max: 9_999 }).map(cents) }),
  { minLength: 1, maxLength: 8 },
);
/** Realistic options: a larger quantity never has a higher unit price. */
const anyFallingOptions = anyOptions.map((options) => {
  const quantities = [...new Set(options.map(({ quantity }) => quantity))].toSorted((one, other) => one - other);
  const prices = options.map(({ specialPrice }) => specialPrice).toSorted((one, other) => other - one);
  return quantities.map((quantity, place) => option(quantity, prices[place] ?? 0));
});
const anyQuantities = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 });

describe("wet food", () => {
  it.each([
    [3, 990],
    [4, 990],
    [7, 990],
    [8, 890],
    [11, 890],
    [12, 850],
    [99, 850],
  ])("MAN-401 MAN-404 of %d in total has the unit price %d, by the highest option at or below", (total, each) => {
    expect(unitPriceOf("wet-food", items(sachets, total)[0] ?? { quantity: 0, options: [] }, total)).toBe(each);
  });

  it("MAN-401 MAN-402 counts all items together, each at that price", () => {
    expect(itemsPriceOf("wet-food", items(sachets, 4, 4))).toBe(8 * 890);
    expect(itemsPriceOf("wet-food", items(sachets, 4, 4, 4))).toBe(12 * 850);
  });

  it("MAN-403 is totalled with its freight", () => {
    expect(orderTotalOf("wet-food", items(sachets, 4), cents(1690))).toBe(4 * 990 + 1690);
  });

  it("has the next quantity with a lower unit price", () => {
    expect(nextPriceStep("wet-food", items(sachets, 4))).toEqual({ more: 4, unitPrice: 890 });
    expect(nextPriceStep("wet-food", items(sachets, 4, 5))).toEqual({ more: 3, unitPrice: 850 });
    expect(nextPriceStep("wet-food", items(sachets, 12))).toBeUndefined();
    expect(nextPriceStep("wet-food", [])).toBeUndefined();
    expect(priceSteps(sachets)).toEqual([option(4, 990), option(8, 890), option(12, 850)]);
  });

  it("shows and charges the first of two prices for the same quantity", () => {
    const twice = [option(55, 0), option(55, 1), option(1, 1)];
    expect(nextPriceStep("wet-food", items(twice, 1))).toEqual({ more: 54, unitPrice: 0 });
    expect(itemsPriceOf("wet-food", items(twice, 55))).toBe(0);
    expect(itemsPriceOf("hygiene", items(twice, 56))).toBe(0);
  });

  it("charges the amount announced by the next step", () => {
    fc.assert(
      fc.property(anyOptions, fc.integer({ min: 1, max: 60 }), (options, quantity) => {
        const step = nextPriceStep("wet-food", items(options, quantity));
        if (step === undefined) return;
        const total = quantity + step.more;
        expect(itemsPriceOf("wet-food", items(options, total))).toBe(total * step.unitPrice);
      }),
    );
  });
});

describe("pads", () => {
  it("MAN-405 each item costs its own special price times its quantity, whatever the other items", () => {
    expect(itemsPriceOf("hygiene", items(pads, 2, 3))).toBe(2 * 6990 + 3 * 6490);
    expect(itemPriceOf("hygiene", { quantity: 2, options: pads.slice(2), specialPrice: cents(6990) }, 9)).toBe(
      2 * 6990,
    );
    expect(orderTotalOf("hygiene", items(pads, 1), cents(1190))).toBe(6990 + 1190);
    expect(nextPriceStep("hygiene", items(pads, 1))).toBeUndefined();
  });

  it("MAN-405 above the last option each unit costs the last option's price", () => {
    expect(itemPriceOf("hygiene", { quantity: 5, options: pads.toReversed(), specialPrice: cents(6990) }, 9)).toBe(
      5 * 6490,
    );
  });
});

describe("any price", () => {
  const kinds = fc.constantFrom("hygiene", "wet-food");

  it("is never negative, whatever the server sends", () => {
    const anyPrice = fc.integer({ min: -9_999, max: 9_999 }).map(cents);
    fc.assert(
      fc.property(kinds, anyQuantities, anyPrice, anyPrice, (kind, quantities, specialPrice, freight) => {
        const options = [{ quantity: 1, specialPrice }];
        expect(orderTotalOf(kind, items(options, ...quantities), freight)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("rises by the unit price with one more unit; where a step begins, the unit price does not rise", () => {
    fc.assert(
      fc.property(anyFallingOptions, anyQuantities, (options, [first = 1, ...others]) => {
        const before = items(options, first, ...others);
        const after = items(options, first + 1, ...others);
        const [was = zeroCents, is = zeroCents] = [before, after].map((all) => eachOf("wet-food", all)[0]);
        const isStep = options.some(({ quantity }) => quantity === totalQuantity(after));
        if (isStep) expect(is).toBeLessThanOrEqual(was);
        else expect(itemsPriceOf("wet-food", after)).toBe(itemsPriceOf("wet-food", before) + was);
      }),
    );
  });

  it("rises by the unit price with one pack more than the last option", () => {
    fc.assert(
      fc.property(anyFallingOptions, fc.integer({ min: 0, max: 99 }), (options, more) => {
        const last = Math.max(...options.map(({ quantity }) => quantity));
        const [before, after] = [items(options, last + more), items(options, last + more + 1)];
        const [each = zeroCents] = eachOf("hygiene", before);
        expect(itemsPriceOf("hygiene", after)).toBe(itemsPriceOf("hygiene", before) + each);
      }),
    );
  });

  it("of a sold-out item is zero, and does not block the others", () => {
    const gone = { quantity: 4, options: [], specialPrice: cents(990) };
    expect(itemsPriceOf("wet-food", [gone, ...items(sachets, 4)])).toBe(4 * 990);
    expect(totalQuantity([gone, ...items(sachets, 4)])).toBe(4);
    expect(itemsPriceOf("hygiene", [])).toBe(zeroCents);
  });
});

function eachOf(kind: "hygiene" | "wet-food", all: ReturnType<typeof items>): readonly Cents[] {
  return all.map((item) => unitPriceOf(kind, item, totalQuantity(all)));
}
