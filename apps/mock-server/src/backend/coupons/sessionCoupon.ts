import { type CivilDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, centsFromDecimal, multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import { type CouponOffer, offerDiscount } from "@petbox/domain/plan/coupon";
import { friendDiscount, friendPercent } from "@petbox/domain/referral/friendDiscount";
import { type CouponSeed, couponOf } from "../../seed/coupons.ts";
import { invitationCouponByName } from "../referral/couponNames.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";

/** The price and length that a coupon applies to. */
export interface PricedTerm {
  readonly monthlyPrice: Cents;
  readonly months: number;
}

/** A coupon that is valid for subscribing today. */
export interface SessionCoupon {
  readonly code: string;
  readonly description: string;
  readonly type: CouponSeed["type_discount"];
  /** The percentage, for a percentage coupon. */
  readonly percent?: number;
  /** The percentage of one month, for an invitation. */
  readonly percentOfMonth?: number;
  readonly expiresOn?: CivilDate;
  /** The discount on a term's total. */
  readonly discountFor: (term: PricedTerm) => Cents;
}

/** The coupon of a code: the shop's or a subscriber's invitation; undefined for an invalid code. */
export function sessionCouponOf(
  code: string | undefined,
  visitor: Pick<SessionRecord, "session">,
  store: WorldStore,
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
    discountFor: ({ monthlyPrice, months }) => offerDiscount(offer, multiplyCents(monthlyPrice, months)),
  };
}

/** Customers cannot use their own invitation. */
function friendCouponOf(
  code: string,
  { session }: Pick<SessionRecord, "session">,
  store: WorldStore,
): SessionCoupon | undefined {
  const coupon = invitationCouponByName(store, code.trim());
  if (coupon === undefined || coupon.customerCode === session?.customerCode) return undefined;
  const [inviter] = (store.customers.get(coupon.customerCode)?.name ?? "").split(" ");
  const benefit = "10% de desconto no primeiro mês, dividido nas mensalidades, e um brinde na primeira caixa.";
  return {
    code: coupon.name,
    description: inviter ? `Convite de ${inviter}: ${benefit}` : benefit,
    type: "real",
    percentOfMonth: friendPercent,
    discountFor: ({ monthlyPrice }) => friendDiscount(monthlyPrice),
  };
}

/** The discount of the session's coupon on a term's total today; zero without a valid coupon. */
export function sessionDiscount(visitor: SessionRecord, term: PricedTerm, store: WorldStore, today: CivilDate): Cents {
  return sessionCouponOf(visitor.coupon, visitor, store, today)?.discountFor(term) ?? zeroCents;
}
