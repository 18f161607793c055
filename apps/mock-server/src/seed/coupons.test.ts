import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { campaignCoupon, couponOf, coupons } from "./coupons.ts";

const today = civilDate(2026, 3, 10);

describe("couponOf", () => {
  it("finds a coupon of an amount and one of a percentage", () => {
    expect(couponOf("BOBQUERIDO", today)).toMatchObject({ type_discount: "real", value_discount: 60 });
    expect(couponOf("VEMPRACA", today)).toMatchObject({ type_discount: "porcentagem", value_discount: 15 });
  });

  it("MAN-313 ignores case and surrounding spaces", () => {
    expect(couponOf(" bobQuerido ", today)?.name).toBe("BOBQUERIDO");
  });

  it("rejects a coupon from the day after its last valid day", () => {
    expect(couponOf("NATAL2023", civilDate(2023, 12, 31))?.value_discount).toBe(20);
    expect(couponOf("NATAL2023", civilDate(2024, 1, 1))).toBeUndefined();
  });

  it("rejects an unknown name", () => {
    expect(couponOf("INEXISTENTE", today)).toBeUndefined();
    expect(couponOf("", today)).toBeUndefined();
  });

  it("has a current campaign", () => {
    expect(couponOf(campaignCoupon.name, today)).toBe(campaignCoupon);
  });

  it("has unique names of 6 to 15 letters and digits", () => {
    for (const { name } of coupons) expect(name).toMatch(/^[A-Z0-9]{6,15}$/);
    expect(new Set(coupons.map(({ name }) => name)).size).toBe(coupons.length);
  });
});
