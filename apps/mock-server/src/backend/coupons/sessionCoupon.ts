import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, centsFromDecimal, noCents } from "@petbox/domain/money/cents";
import { type CouponOffer, offerDiscount } from "@petbox/domain/plan/coupon";
import { type CouponSeed, couponOf } from "../../seed/coupons.ts";

function offerOf(coupon: CouponSeed): CouponOffer {
  return coupon.type_discount === "real"
    ? { type: "real", value: centsFromDecimal(coupon.value_discount) }
    : { type: "porcentagem", percent: coupon.value_discount };
}

/** What a coupon takes off a term's total today; nothing for none, or for one that no longer holds. */
export function discountOfCoupon(code: string | undefined, total: Cents, today: CivilDate): Cents {
  const coupon = code === undefined ? undefined : couponOf(code, today);
  return coupon ? offerDiscount(offerOf(coupon), total) : noCents;
}
