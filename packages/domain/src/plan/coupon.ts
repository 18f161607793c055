import { type Cents, divideCents, multiplyCents } from "../money/cents.ts";
import type { PlanLength } from "./planLength.ts";

/** A coupon the server accepted. */
export type Coupon = {
  readonly code: string;
  /** What comes off the whole term, not off a month; of a percentage, worked out for one of the terms. */
  readonly discount: Cents;
  /** The whole percentage, of a coupon that is one and whose server tells it: it holds for any term. */
  readonly percent?: number;
  /** What it is, in the server's words: whose invitation, or which campaign. */
  readonly description?: string;
};

export const couponInvalidMessage = "Codigo do cupom invalido, por favor digite novamente.";

/** Coupons are for the 6- and 12-month plans; the monthly one ignores them everywhere (FUN-288, FUN-289). */
export function couponApplies(length: PlanLength): boolean {
  return length !== 1;
}

/** What a coupon promises, before it is worked out for a plan; `percent` is a whole number (MAN-420, MAN-421). */
export type CouponOffer =
  | { readonly type: "real"; readonly value: Cents }
  | { readonly type: "porcentagem"; readonly percent: number };

/** What an offer takes off a term's total: its value, or its share rounded half up to cents (MAN-422). */
export function offerDiscount(offer: CouponOffer, total: Cents): Cents {
  return offer.type === "real" ? offer.value : divideCents(multiplyCents(total, offer.percent), 100);
}

/** What a coupon takes off one term's total: of a percentage its share, since each term has another. */
export function couponDiscountOf({ discount, percent }: Coupon, total: Cents): Cents {
  return percent === undefined ? discount : offerDiscount({ type: "porcentagem", percent }, total);
}
