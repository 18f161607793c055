import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { couponApplies, couponDiscountOf, couponInvalidMessage, offerDiscount } from "./coupon.ts";

describe("coupon", () => {
  it("FUN-288 applies to the 6- and 12-month plans only", () => {
    expect([couponApplies(12), couponApplies(6), couponApplies(1)]).toEqual([true, true, false]);
  });

  it("MAN-263 is rejected with the specified message", () => {
    expect(couponInvalidMessage).toBe("Codigo do cupom invalido, por favor digite novamente.");
  });

  it("MAN-420 of type real is a fixed amount", () => {
    expect(offerDiscount({ type: "real", value: cents(5000) }, cents(47_940))).toBe(5000);
  });

  it("MAN-421 MAN-422 of type porcentagem is a percentage, rounded half up to cents", () => {
    expect(offerDiscount({ type: "porcentagem", percent: 10 }, cents(47_940))).toBe(4794);
    expect(offerDiscount({ type: "porcentagem", percent: 15 }, cents(10))).toBe(2);
    expect(offerDiscount({ type: "porcentagem", percent: 14 }, cents(10))).toBe(1);
  });

  it("takes its fixed amount off any term, or its percentage of each, or of a month of each", () => {
    const annual = { monthlyPrice: cents(6990), months: 12 } as const;
    const semestral = { monthlyPrice: cents(7490), months: 6 } as const;
    const real = { code: "BOBQUERIDO", discount: cents(6000) };
    expect([couponDiscountOf(real, annual), couponDiscountOf(real, semestral)]).toEqual([6000, 6000]);
    const percentage = { code: "VEMPRACA", discount: cents(12_582), percent: 15 };
    expect(couponDiscountOf(percentage, annual)).toBe(12_582);
    expect(couponDiscountOf(percentage, semestral)).toBe(6741);
    const invitation = { code: "clubedobob", discount: cents(699), percentOfMonth: 10 };
    expect([couponDiscountOf(invitation, annual), couponDiscountOf(invitation, semestral)]).toEqual([699, 749]);
  });
});
