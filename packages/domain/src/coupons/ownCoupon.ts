import { type CivilDate, compareDates } from "../calendar/civilDate.ts";
import { type CouponStanding, couponStanding, type OwnedCoupon } from "./standing.ts";

/** A coupon of "Meus Cupons" (MAN-159). */
export interface OwnCoupon extends OwnedCoupon {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** HTML of the server's, not safe yet. */
  readonly rules: string;
}

/** What is done with first, first: what ends, what does not, what nothing can be done with any more. */
const order: readonly CouponStanding["kind"][] = ["valid", "lifelong", "expired", "used"];

/** Somebody's coupons with what they are worth today: those that end soonest come first, those that are over last. */
export function couponsInOrder<Coupon extends OwnedCoupon>(
  coupons: readonly Coupon[],
  today: CivilDate,
): readonly (readonly [Coupon, CouponStanding])[] {
  return coupons
    .map((coupon) => [coupon, couponStanding(coupon, today)] as const)
    .toSorted(([one, its], [other, others]) => {
      const byKind = order.indexOf(its.kind) - order.indexOf(others.kind);
      return byKind || byLastDay(one, other);
    });
}

function byLastDay({ expiresOn: one }: OwnedCoupon, { expiresOn: other }: OwnedCoupon): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compareDates(one, other);
}
