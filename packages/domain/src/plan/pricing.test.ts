import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { PlanLength } from "./planLength.ts";
import { cancellationPenalty, pricePerMonth, savingBetween, termTotal } from "./pricing.ts";

const monthlyPrice = cents(7990);
const lengths = fc.constantFrom<PlanLength>(1, 6, 12);
const amounts = fc.integer({ min: 0, max: 100_000_00 }).map(cents);

describe("price per month", () => {
  it("FUN-191 FUN-196 is (monthly price × months − coupon) / months", () => {
    expect(pricePerMonth({ monthlyPrice, months: 12, couponDiscount: cents(12_000) })).toBe(6990);
    expect(pricePerMonth({ monthlyPrice, months: 6, couponDiscount: cents(3000) })).toBe(7490);
    expect(pricePerMonth({ monthlyPrice, months: 12 })).toBe(7990);
  });

  it("FUN-191 is rounded half up to whole cents", () => {
    expect(pricePerMonth({ monthlyPrice, months: 6, couponDiscount: cents(1000) })).toBe(7823);
    expect(pricePerMonth({ monthlyPrice, months: 6, couponDiscount: cents(3) })).toBe(7990);
    expect(pricePerMonth({ monthlyPrice, months: 6, couponDiscount: cents(4) })).toBe(7989);
  });

  it("FUN-289 the monthly plan ignores coupons", () => {
    expect(pricePerMonth({ monthlyPrice, months: 1, couponDiscount: cents(5000) })).toBe(7990);
    expect(termTotal({ monthlyPrice, months: 1, couponDiscount: cents(5000) })).toBe(7990);
  });

  it("is free, never negative, if the coupon exceeds the term's total", () => {
    expect(pricePerMonth({ monthlyPrice, months: 6, couponDiscount: cents(1_000_000) })).toBe(0);
  });

  it("is always a whole number of cents, between zero and the monthly price", () => {
    fc.assert(
      fc.property(
        amounts,
        lengths,
        fc.integer({ min: -1_000_000, max: 100_000_00 }).map(cents),
        (price, months, off) => {
          const computed = pricePerMonth({ monthlyPrice: price, months, couponDiscount: off });
          expect(Number.isSafeInteger(computed)).toBe(true);
          expect(computed).toBeGreaterThanOrEqual(0);
          expect(computed).toBeLessThanOrEqual(price);
        },
      ),
      { seed: 4 },
    );
  });

  it("times the months is the term's total, to half a cent per month", () => {
    fc.assert(
      fc.property(amounts, lengths, amounts, (price, months, couponDiscount) => {
        const plan = { monthlyPrice: price, months, couponDiscount };
        expect(Math.abs(pricePerMonth(plan) * months - termTotal(plan)) * 2).toBeLessThanOrEqual(months);
      }),
      { seed: 5 },
    );
  });
});

describe("term total", () => {
  it("is months × price − coupon", () => {
    expect(termTotal({ monthlyPrice, months: 12 })).toBe(95_880);
    expect(termTotal({ monthlyPrice, months: 12, couponDiscount: cents(5000) })).toBe(90_880);
    expect(termTotal({ monthlyPrice, months: 6, couponDiscount: cents(50_000_00) })).toBe(0);
  });
});

describe("discount badge", () => {
  it("FUN-090 FUN-194 is the single-month price minus the computed price", () => {
    expect(savingBetween(monthlyPrice, cents(6990))).toBe(1000);
  });

  it("FUN-090 is hidden without a saving", () => {
    expect(savingBetween(monthlyPrice, monthlyPrice)).toBeUndefined();
    expect(savingBetween(monthlyPrice, cents(8990))).toBeUndefined();
  });
});

describe("cancellation penalty", () => {
  it("MAN-394 is 10% of the remaining months, rounded half up", () => {
    expect(cancellationPenalty({ monthlyPrice, months: 12, remainingMonths: 5 })).toBe(3995);
    expect(cancellationPenalty({ monthlyPrice, months: 6, remainingMonths: 1 })).toBe(799);
    expect(cancellationPenalty({ monthlyPrice: cents(7995), months: 6, remainingMonths: 1 })).toBe(800);
  });

  it("MAN-395 is zero for a monthly plan", () => {
    expect(cancellationPenalty({ monthlyPrice, months: 1, remainingMonths: 1 })).toBe(0);
  });

  it("MAN-396 is zero after the term", () => {
    expect(cancellationPenalty({ monthlyPrice, months: 12, remainingMonths: 0 })).toBe(0);
    expect(cancellationPenalty({ monthlyPrice, months: 6, remainingMonths: -2 })).toBe(0);
  });
});
