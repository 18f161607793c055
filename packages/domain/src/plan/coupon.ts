import { type Cents, divideCents, multiplyCents } from "../money/cents.ts";
import type { PlanLength } from "./planLength.ts";

/** A coupon accepted by the server. */
export type Coupon = {
  readonly code: string;
  /** The discount on the whole term, not on a month; for a percentage, computed for one of the terms. */
  readonly discount: Cents;
  /** The percentage, if the coupon is one and the server sends it; valid for any term. */
  readonly percent?: number;
  /** The percentage of one month that the coupon takes off any term, if it is such a coupon and the server sends it. */
  readonly percentOfMonth?: number;
  /** The server's description: the inviter or the campaign. */
  readonly description?: string;
};

export const couponInvalidMessage = "Codigo do cupom invalido, por favor digite novamente.";

/** Coupons apply to the 6- and 12-month plans; the monthly plan ignores them (FUN-288, FUN-289). */
export function couponApplies(length: PlanLength): boolean {
  return length !== 1;
}

/** A coupon's value before it is applied to a plan; `percent` is a whole number (MAN-420, MAN-421). */
export type CouponOffer =
  | { readonly type: "real"; readonly value: Cents }
  | { readonly type: "porcentagem"; readonly percent: number };

/** The discount of an offer on a term's total: its value, or its percentage rounded half up to cents (MAN-422). */
export function offerDiscount(offer: CouponOffer, total: Cents): Cents {
  return offer.type === "real" ? offer.value : divideCents(multiplyCents(total, offer.percent), 100);
}

/** The discount of a coupon on one term's total; a percentage is recomputed for each term. */
export function couponDiscountOf(
  { discount, percent, percentOfMonth }: Coupon,
  { monthlyPrice, months }: { readonly monthlyPrice: Cents; readonly months: PlanLength },
): Cents {
  if (percent !== undefined)
    return offerDiscount({ type: "porcentagem", percent }, multiplyCents(monthlyPrice, months));
  if (percentOfMonth !== undefined)
    return offerDiscount({ type: "porcentagem", percent: percentOfMonth }, monthlyPrice);
  return discount;
}
