import { atLeastZero, type Cents, divideCents, multiplyCents, subtractCents, zeroCents } from "../money/cents.ts";
import { couponApplies } from "./coupon.ts";
import type { PlanLength } from "./planLength.ts";

/** A plan's price terms: monthly price before any coupon, months, and the coupon's discount on the whole term. */
export type PriceTerms = {
  readonly monthlyPrice: Cents;
  readonly months: PlanLength;
  readonly couponDiscount?: Cents | undefined;
};

/** The total of the term: months × price − coupon, never negative; the monthly plan ignores coupons (FUN-289). */
export function termTotal({ monthlyPrice, months, couponDiscount = zeroCents }: PriceTerms): Cents {
  const discount = couponApplies(months) ? atLeastZero(couponDiscount) : zeroCents;
  return atLeastZero(subtractCents(multiplyCents(monthlyPrice, months), discount));
}

/** The term's total divided by its months, rounded half up to cents (FUN-191, FUN-289). */
export function pricePerMonth(price: PriceTerms): Cents {
  return divideCents(termTotal(price), price.months);
}

/**
 * The struck-through price, the same wherever a plan is shown: its own monthly price before the coupon; undefined if the coupon does not
 * lower it (FUN-080).
 */
export function priceBeforeCoupon(price: PriceTerms): Cents | undefined {
  return pricePerMonth(price) < price.monthlyPrice ? price.monthlyPrice : undefined;
}

/**
 * What a lower price saves; undefined without a saving. Against the price of the monthly plan, it is the amount of the "R$x OFF" badge
 * (FUN-090, FUN-194).
 */
export function savingBetween(before: Cents, after: Cents): Cents | undefined {
  const saving = subtractCents(before, after);
  return saving > 0 ? saving : undefined;
}

/** The rest of a subscription's term at the time of a cancellation. */
export type RemainingTerm = {
  readonly monthlyPrice: Cents;
  readonly months: PlanLength;
  /** Whole months of the term still to come; zero or negative after it. */
  readonly remainingMonths: number;
};

/**
 * The cancellation penalty: 10% of the remaining months of a half-yearly or yearly plan, rounded half up; zero for a
 * monthly plan or after the term (MAN-394 to MAN-396).
 */
export function cancellationPenalty({ monthlyPrice, months, remainingMonths }: RemainingTerm): Cents {
  if (months === 1 || remainingMonths <= 0) return zeroCents;
  return divideCents(multiplyCents(monthlyPrice, remainingMonths), 10);
}
