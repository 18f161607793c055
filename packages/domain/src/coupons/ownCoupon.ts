import { type CivilDate, compareDates } from "../calendar/civilDate.ts";
import { type CouponStanding, couponStanding, type OwnedCoupon } from "./standing.ts";

/** A coupon in "Meus Cupons" (MAN-159). */
export interface OwnCoupon extends OwnedCoupon {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Unsanitized HTML from the server. */
  readonly rules: string;
}

/** Sort order: expiring coupons first, unusable ones last. */
const order: readonly CouponStanding["kind"][] = ["valid", "lifelong", "expired", "used"];

/** The customer's coupons with their standing today: the soonest to expire first, unusable ones last. */
export function couponsInOrder<Coupon extends OwnedCoupon>(
  coupons: readonly Coupon[],
  today: CivilDate,
): readonly (readonly [Coupon, CouponStanding])[] {
  return coupons
    .map((coupon) => [coupon, couponStanding(coupon, today)] as const)
    .sort(([one, its], [other, others]) => {
      const byKind = order.indexOf(its.kind) - order.indexOf(others.kind);
      return byKind || byLastDay(one, other);
    });
}

function byLastDay({ expiresOn: one }: OwnedCoupon, { expiresOn: other }: OwnedCoupon): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compareDates(one, other);
}
