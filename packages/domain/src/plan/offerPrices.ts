import { type Cents, zeroCents } from "../money/cents.ts";
import { type Coupon, couponDiscountOf } from "./coupon.ts";
import type { Plan, Track } from "./offer.ts";
import type { PlanLength } from "./planLength.ts";
import { type PriceTerms, priceBeforeCoupon, pricePerMonth, savingBetween, termTotal } from "./pricing.ts";

/** A monthly price with the session's coupon applied. */
interface PriceWithCoupon {
  /** After the coupon. */
  readonly monthlyPrice: Cents;
  /** The strikethrough price; only with a coupon (FUN-080). */
  readonly dashedPrice?: Cents | undefined;
  /** What the coupon takes off the whole term. */
  readonly couponTotal?: Cents | undefined;
}

export interface TrackOffer extends PriceWithCoupon {
  readonly track: Track;
  /** The monthly discount: "Desconto liberado: R$x" (FUN-081). */
  readonly discount?: Cents | undefined;
}

export interface PlanOffer extends PriceWithCoupon {
  readonly plan: Plan;
  /** The amount of the "R$x OFF" badge; absent for the monthly plan, or without a saving (FUN-085, FUN-090). */
  readonly saving?: Cents | undefined;
  /** How the badge's amount adds up, if both the plan's length and the coupon contribute to it. */
  readonly savingParts?: { readonly plan: Cents; readonly coupon: Cents } | undefined;
  /** The total of the term, after the coupon. */
  readonly total: Cents;
}

/** A track has no length; its price is the monthly one of the annual plan (FUN-192). */
const monthsOfTrack = 12;

/** The tracks with their monthly price in the annual plan, the coupon spread over its months (FUN-191). */
export function trackOffers(tracks: readonly Track[], coupon: Coupon | undefined): readonly TrackOffer[] {
  return tracks.map((track) => {
    const { monthlyPrice } = track;
    const couponDiscount = discountOn(monthlyPrice, monthsOfTrack, coupon);
    const terms = { monthlyPrice, months: monthsOfTrack, couponDiscount } as const;
    const price = pricePerMonth(terms);
    if (couponDiscount <= 0) return { track, monthlyPrice: price };
    return {
      track,
      monthlyPrice: price,
      dashedPrice: track.dashedPrice ?? priceBeforeCoupon(terms),
      couponTotal: couponTotalOf(terms),
      discount: savingBetween(monthlyPrice, price),
    };
  });
}

/** The plans with their monthly price, their saving against the monthly plan, and their total (FUN-193, FUN-194). */
export function planOffers(plans: readonly Plan[], coupon: Coupon | undefined): readonly PlanOffer[] {
  const monthly = plans.find(({ length }) => length === 1)?.monthlyPrice;
  return plans.map((plan) => {
    const { monthlyPrice, length: months } = plan;
    const couponDiscount = discountOn(monthlyPrice, months, coupon);
    const terms = { monthlyPrice, months, couponDiscount };
    const price = pricePerMonth(terms);
    const saved = monthly === undefined || months === 1 ? undefined : savingBetween(monthly, price);
    const byPlan = saved === undefined || monthly === undefined ? undefined : savingBetween(monthly, monthlyPrice);
    const byCoupon = savingBetween(monthlyPrice, price);
    return {
      plan,
      monthlyPrice: price,
      dashedPrice: priceBeforeCoupon(terms),
      saving: saved,
      savingParts: byPlan && byCoupon ? { plan: byPlan, coupon: byCoupon } : undefined,
      couponTotal: couponTotalOf(terms),
      total: termTotal(terms),
    };
  });
}

function couponTotalOf(terms: PriceTerms): Cents | undefined {
  return savingBetween(termTotal({ ...terms, couponDiscount: zeroCents }), termTotal(terms));
}

function discountOn(monthlyPrice: Cents, months: PlanLength, coupon: Coupon | undefined): Cents {
  return coupon === undefined ? zeroCents : couponDiscountOf(coupon, { monthlyPrice, months });
}
