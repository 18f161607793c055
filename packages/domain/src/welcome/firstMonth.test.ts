import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate, isAfter, isBefore } from "../calendar/civilDate.ts";
import { firstBox } from "../delivery/firstBox.ts";
import { zeroCents } from "../money/cents.ts";
import { type FirstBoxOrder, firstMonth, firstMonthDay } from "./firstMonth.ts";

// A Thursday.
const thursday = civilDate(2026, 3, 12);

describe("the first month", () => {
  it("is packed the next business day, leaves the one after, and arrives by the end of the announced window", () => {
    const moments = firstMonth({ paidOn: thursday, carrierDays: 2, monthly: false }, thursday);
    expect(moments).toEqual([
      { name: "packed", on: civilDate(2026, 3, 13) },
      { name: "leaves", on: civilDate(2026, 3, 16) },
      { name: "arrives", on: civilDate(2026, 3, 18) },
    ]);
    expect(moments.map((moment) => firstMonthDay(moment, thursday))).toEqual([
      "amanhã",
      "na segunda, 16\u00a0de março",
      "até quarta, 18\u00a0de março",
    ]);
  });

  it("announces no arrival until the carrier's days are known, and takes longer on the monthly plan", () => {
    expect(firstMonth({ paidOn: thursday, monthly: false }, thursday).map(({ name }) => name)).toEqual([
      "packed",
      "leaves",
    ]);
    const monthly = firstMonth({ paidOn: thursday, carrierDays: 2, monthly: true }, thursday);
    expect(monthly.at(-1)).toEqual({ name: "arrives", on: civilDate(2026, 3, 22) });
  });

  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(civilDate(2024, 1, 1), days));
  const order: fc.Arbitrary<FirstBoxOrder> = fc.record({
    paidOn: day,
    carrierDays: fc.integer({ min: 0, max: 20 }),
    monthly: fc.boolean(),
  });

  it("moves forward, and arrives no later than the date announced by the checkout on that day", () => {
    fc.assert(
      fc.property(order, ({ paidOn, carrierDays = 0, monthly }) => {
        const [packed, leaves, arrives] = firstMonth({ paidOn, carrierDays, monthly }, paidOn);
        if (packed === undefined || leaves === undefined || arrives === undefined)
          throw new Error("A moment is missing.");
        expect(isAfter(packed.on, paidOn)).toBe(true);
        expect(isAfter(leaves.on, packed.on)).toBe(true);
        expect(isBefore(arrives.on, leaves.on)).toBe(false);
        const carrier = { price: zeroCents, days: carrierDays };
        const { window } = firstBox({ from: paidOn, state: "SP", plan: monthly ? 1 : 12, carrier });
        expect(arrives.on).toBe(window.end);
      }),
    );
  });

  it("never contains a past day", () => {
    fc.assert(
      fc.property(order, day, (box, today) => {
        for (const { on } of firstMonth(box, today)) expect(isBefore(on, today)).toBe(false);
      }),
    );
  });
});
