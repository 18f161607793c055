import { atLeastZero, type Cents, divideCents, multiplyCents, noCents, subtractCents } from "../money/cents.ts";
import { couponApplies } from "./coupon.ts";
import type { PlanLength } from "./planLength.ts";

/** A plan's price: what a month costs before any coupon, for how many months, and what a coupon takes off them all. */
export type PlanPrice = {
  readonly monthlyPrice: Cents;
  readonly months: PlanLength;
  readonly couponDiscount?: Cents | undefined;
};

/** What the whole term costs: months × price − coupon, never below zero; the monthly plan ignores coupons (FUN-289). */
export function termTotal({ monthlyPrice, months, couponDiscount = noCents }: PlanPrice): Cents {
  const discount = couponApplies(months) ? atLeastZero(couponDiscount) : noCents;
  return atLeastZero(subtractCents(multiplyCents(monthlyPrice, months), discount));
}

/** The term's total divided by its months, rounded half up to cents (FUN-191, FUN-289). */
export function pricePerMonth(price: PlanPrice): Cents {
  return divideCents(termTotal(price), price.months);
}

/**
 * The amount of the "R$x OFF" badge: what a month costs in the single-month plan minus what it costs here; `undefined`,
 * and so no badge, when nothing is saved (FUN-090, FUN-194).
 */
export function discountOff(singleMonthPrice: Cents, computed: Cents): Cents | undefined {
  const discount = subtractCents(singleMonthPrice, computed);
  return discount > 0 ? discount : undefined;
}

/** What a subscription still has ahead of it when its owner asks to leave. */
export type RemainingTerm = {
  readonly monthlyPrice: Cents;
  readonly months: PlanLength;
  /** Whole months of the term still to come; zero or less once it is over. */
  readonly remainingMonths: number;
};

/**
 * What leaving costs: 10% of the remaining months of a semestral or annual plan, rounded half up; nothing for a monthly
 * plan or after the term (MAN-394 to MAN-396).
 */
export function cancellationPenalty({ monthlyPrice, months, remainingMonths }: RemainingTerm): Cents {
  if (months === 1 || remainingMonths <= 0) return noCents;
  return divideCents(multiplyCents(monthlyPrice, remainingMonths), 10);
}
