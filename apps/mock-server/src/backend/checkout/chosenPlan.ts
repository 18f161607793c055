import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { addCents, type Cents, multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import { couponApplies } from "@petbox/domain/plan/coupon";
import type { ExtraItem } from "@petbox/domain/plan/offer";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { pricePerMonth, termTotal } from "@petbox/domain/plan/pricing";
import { extraItemsOf, plansOf } from "../../seed/catalogue.ts";
import { sessionDiscount } from "../coupons/sessionCoupon.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";

/** The visitor's choice with prices: the plan, the extra item in every box, and the session's coupon. */
interface PricedPlan {
  readonly tag: string;
  readonly name: string;
  /** Part of every box and of the prices. */
  readonly extraItem?: Pick<ExtraItem, "tag" | "name">;
  readonly months: PlanLength;
  /** Without the coupon. */
  readonly monthlyPrice: Cents;
  readonly pricePerMonth: Cents;
  readonly total: Cents;
  readonly totalWithoutCoupon: Cents;
  /** The coupon that discounts this plan; never set for the monthly plan (decision 15). */
  readonly coupon?: string;
}

/** @param now epoch ms. A coupon is valid through its last day. */
export function chosenPlan(visitor: SessionRecord, store: WorldStore, now: number): PricedPlan | undefined {
  const { track = "", plan: tag, extraItem, species = "dog" } = visitor.answers;
  const plan = plansOf(track, species).find((each) => each.tag === tag);
  if (plan === undefined) return undefined;
  const extra = extraItemsOf(track, species).find((each) => each.tag === extraItem);
  const months = plan.length;
  const monthlyPrice = addCents(plan.monthlyPrice, extra?.monthlyPrice ?? zeroCents);
  const full = multiplyCents(monthlyPrice, months);
  const couponDiscount = sessionDiscount(visitor, { monthlyPrice, months }, store, civilDateAt(now));
  const price = { monthlyPrice, months, couponDiscount };
  return {
    tag: plan.tag,
    name: plan.name,
    ...(extra ? { extraItem: { tag: extra.tag, name: extra.name } } : {}),
    months,
    monthlyPrice,
    pricePerMonth: pricePerMonth(price),
    total: termTotal(price),
    totalWithoutCoupon: full,
    ...(visitor.coupon && couponApplies(months) && couponDiscount > zeroCents ? { coupon: visitor.coupon } : {}),
  };
}
