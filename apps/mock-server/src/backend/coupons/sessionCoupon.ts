import { type CivilDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, centsFromDecimal, multiplyCents, noCents } from "@petbox/domain/money/cents";
import { type CouponOffer, offerDiscount } from "@petbox/domain/plan/coupon";
import { friendDiscount } from "@petbox/domain/referral/friendDiscount";
import { type CouponSeed, couponOf } from "../../seed/coupons.ts";
import { invitationCouponCalled } from "../referral/couponNames.ts";
import type { Visitor } from "../session/collections.ts";
import type { Store } from "../store.ts";

/** A term as far as a coupon looks at it. */
export interface PricedTerm {
  readonly monthlyPrice: Cents;
  readonly months: number;
}

/** A coupon that somebody may subscribe with today. */
export interface SessionCoupon {
  readonly code: string;
  readonly description: string;
  readonly type: CouponSeed["type_discount"];
  /** The whole percentage of a term, where it is one. */
  readonly percent?: number;
  readonly expiresOn?: CivilDate;
  /** What it takes off a term's total. */
  readonly discountOff: (term: PricedTerm) => Cents;
}

/** The coupon of a code: the shop's, or one that a subscriber invites friends with; undefined for one that does not hold. */
export function sessionCouponOf(
  code: string | undefined,
  visitor: Pick<Visitor, "customerCode">,
  store: Store,
  today: CivilDate,
): SessionCoupon | undefined {
  if (code === undefined) return undefined;
  const seed = couponOf(code, today);
  return seed === undefined ? friendCouponOf(code, visitor, store) : shopCouponOf(seed);
}

function shopCouponOf(seed: CouponSeed): SessionCoupon {
  const { name: code, description, type_discount: type, value_discount: value } = seed;
  const offer: CouponOffer = type === "real" ? { type, value: centsFromDecimal(value) } : { type, percent: value };
  const last = parseCivilDate(seed.data_expiration ?? "");
  return {
    code,
    description,
    type,
    ...(type === "porcentagem" && { percent: value }),
    ...(last.ok && { expiresOn: last.value }),
    discountOff: ({ monthlyPrice, months }) => offerDiscount(offer, multiplyCents(monthlyPrice, months)),
  };
}

/** Nobody is their own friend. */
function friendCouponOf(
  code: string,
  { customerCode }: Pick<Visitor, "customerCode">,
  store: Store,
): SessionCoupon | undefined {
  const coupon = invitationCouponCalled(store, code.trim());
  if (coupon === undefined || coupon.customerCode === customerCode) return undefined;
  return {
    code: coupon.name,
    description: "Convite de um amigo: 10% da primeira mensalidade, dividido no plano.",
    type: "real",
    discountOff: ({ monthlyPrice }) => friendDiscount(monthlyPrice),
  };
}

/** What a session's coupon takes off a term's total today; nothing for none, or for one that no longer holds. */
export function sessionDiscount(visitor: Visitor, term: PricedTerm, store: Store, today: CivilDate): Cents {
  return sessionCouponOf(visitor.coupon, visitor, store, today)?.discountOff(term) ?? noCents;
}
