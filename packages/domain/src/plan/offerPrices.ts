import { type Cents, multiplyCents, noCents } from "../money/cents.ts";
import { type Coupon, couponApplies, couponDiscountOf } from "./coupon.ts";
import type { Plan, Track } from "./offer.ts";
import type { PlanLength } from "./planLength.ts";
import { discountOff, pricePerMonth, termTotal } from "./pricing.ts";

/** A price of a month and what the coupon of the session made of it. */
interface PriceWithCoupon {
  /** Of a month, the coupon counted in. */
  readonly monthlyPrice: Cents;
  /** To strike through; only a coupon gives one (FUN-080). */
  readonly dashedPrice?: Cents | undefined;
}

export interface TrackOffer extends PriceWithCoupon {
  readonly track: Track;
  /** What the coupon takes off a month: "Desconto liberado: R$x" (FUN-081). */
  readonly discount?: Cents | undefined;
}

export interface PlanOffer extends PriceWithCoupon {
  readonly plan: Plan;
  /** The amount of the "R$x OFF" badge; none for the monthly plan, nor where nothing is saved (FUN-085, FUN-090). */
  readonly discountOff?: Cents | undefined;
  /** Of the whole term, the coupon counted in. */
  readonly total: Cents;
}

/** A track has no length yet: its price is that of a month in a year (FUN-192). */
const monthsOfTrack = 12;

/** The tracks with what a month of them costs in a year, the coupon's discount spread over its months (FUN-191). */
export function trackOffers(tracks: readonly Track[], coupon: Coupon | undefined): readonly TrackOffer[] {
  return tracks.map((track) => {
    const { monthlyPrice } = track;
    const couponDiscount = discountOn(monthlyPrice, monthsOfTrack, coupon);
    const price = pricePerMonth({ monthlyPrice, months: monthsOfTrack, couponDiscount });
    if (couponDiscount <= 0) return { track, monthlyPrice: price };
    return {
      track,
      monthlyPrice: price,
      dashedPrice: track.dashedPrice ?? monthlyPrice,
      discount: discountOff(monthlyPrice, price),
    };
  });
}

/** The plans with their price of a month, what they save against the monthly plan, and their total (FUN-193, FUN-194). */
export function planOffers(plans: readonly Plan[], coupon: Coupon | undefined): readonly PlanOffer[] {
  const monthly = plans.find(({ length }) => length === 1)?.monthlyPrice;
  return plans.map((plan) => {
    const { monthlyPrice, length: months } = plan;
    const couponDiscount = discountOn(monthlyPrice, months, coupon);
    const terms = { monthlyPrice, months, couponDiscount };
    const price = pricePerMonth(terms);
    const saved = monthly === undefined || months === 1 ? undefined : discountOff(monthly, price);
    // Two prices and what is saved beside them have to add up: the struck price is the one that the badge counts from.
    const before = saved === undefined ? monthlyPrice : monthly;
    return {
      plan,
      monthlyPrice: price,
      dashedPrice: couponDiscount > 0 && couponApplies(months) ? before : undefined,
      discountOff: saved,
      total: termTotal(terms),
    };
  });
}

function discountOn(monthlyPrice: Cents, months: PlanLength, coupon: Coupon | undefined): Cents {
  return coupon === undefined ? noCents : couponDiscountOf(coupon, multiplyCents(monthlyPrice, months));
}
