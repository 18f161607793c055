import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { commitmentOf, withFreight } from "./commitment.ts";
import type { SelectedPlan } from "./offer.ts";
import type { PlanLength } from "./planLength.ts";

const today = civilDate(2026, 3, 10);

const planOf = (length: PlanLength, monthlyPrice = 7990): SelectedPlan => ({
  name: "Plano",
  code: "SP_anual",
  length,
  monthlyPrice: cents(monthlyPrice),
  total: cents(monthlyPrice * length),
});

describe("the commitment of a plan", () => {
  it("includes the freight of every box in the term's total", () => {
    expect(withFreight(planOf(12), cents(1235))).toEqual({ charge: 9225, total: 110_700 });
    expect(withFreight(planOf(1), cents(1235))).toEqual({ charge: 9225, total: 9225 });
    expect(withFreight(planOf(6), cents(0))).toEqual({ charge: 7990, total: 47_940 });
  });

  it("charges a month with freight today and in a month, and renews after the term", () => {
    expect(commitmentOf(today, planOf(12), cents(1235))).toMatchObject({
      charge: 9225,
      freightKnown: true,
      nextCharge: "2026-04-10",
      renewal: "2027-03-10",
    });
    expect(commitmentOf(today, planOf(6), undefined)).toMatchObject({
      charge: 7990,
      freightKnown: false,
      renewal: "2026-09-10",
    });
  });

  it("renews at a higher price after a coupon, which counts for one term", () => {
    const plan = planOf(12);
    expect(commitmentOf(today, plan, cents(0)).isRenewalDearer).toBe(false);
    expect(commitmentOf(today, { ...plan, totalBefore: cents(98_880) }, cents(0)).isRenewalDearer).toBe(true);
  });

  it("falls on the last day of a shorter month", () => {
    expect(commitmentOf(civilDate(2026, 1, 31), planOf(1), undefined)).toMatchObject({
      nextCharge: "2026-02-28",
      renewal: "2026-02-28",
    });
  });

  it("has a penalty of a tenth of the remaining months of a yearly plan, zero in the last month", () => {
    const { penalties: leaving } = commitmentOf(today, planOf(12), undefined);
    expect(leaving).toHaveLength(12);
    expect(leaving[0]).toEqual({ month: 1, penalty: 8789 });
    expect(leaving[10]).toEqual({ month: 11, penalty: 799 });
    expect(leaving[11]).toEqual({ month: 12, penalty: 0 });
  });

  it("has no penalty for the monthly plan", () => {
    expect(commitmentOf(today, planOf(1), undefined).penalties).toEqual([]);
  });

  it("never has a higher penalty a month later", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.constantFrom<PlanLength>(6, 12), (price, length) => {
        const penalties = commitmentOf(today, planOf(length, price), undefined).penalties.map(({ penalty }) => penalty);
        expect([...penalties].sort((one, other) => other - one)).toEqual(penalties);
      }),
    );
  });
});
