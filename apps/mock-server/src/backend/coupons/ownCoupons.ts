import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { anniversaryCoupon, levelCoupon, prizeOf, rewardCoupon } from "../../seed/ownCoupons.ts";
import { couponCode } from "../../simulation/couponCode.ts";
import { isUsedBy } from "../../simulation/couponUse.ts";
import type { Subscription } from "../checkout/collections.ts";
import { customerLoyaltyOf } from "../loyalty/customerLoyalty.ts";
import { rewardCouponsOf } from "../referral/rewardCoupon.ts";
import type { WorldStore } from "../store.ts";

/** Days for which an expired coupon stays in the list. */
const shownAfterItsEnd = 60;

/**
 * A customer's coupons (MAN-112): for the loyalty level, for each friend who counts, and for each year. All are
 * derived, not stored.
 */
export function ownCouponsOf(store: WorldStore, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  return [...levelCoupons(store, customerCode, today), ...givenOnce(store, customerCode, today)];
}

function levelCoupons(store: WorldStore, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  const { level, shopCoupon } = customerLoyaltyOf(store, customerCode, today) ?? {};
  return level && shopCoupon ? [{ ...levelCoupon(level), code: shopCoupon }] : [];
}

/** The level whose coupon is paused until the debt is paid; undefined otherwise. */
export function pausedLevelOf(store: WorldStore, customerCode: string, today: CivilDate): string | undefined {
  const { level, shopCoupon } = customerLoyaltyOf(store, customerCode, today) ?? {};
  return shopCoupon === undefined ? level?.name : undefined;
}

/** Validity in days. */
const daysToSpend = 30;

/** A coupon given on the anniversary of a pet's subscription. */
interface AnniversaryCoupon {
  readonly code: string;
  readonly years: number;
  readonly givenOn: CivilDate;
  readonly expiresOn: CivilDate;
}

/** One for each full year up to today, if a term of the pet's subscription was active on its last day. */
export function anniversaryCouponsOf(
  store: WorldStore,
  customerCode: string,
  today: CivilDate,
): readonly AnniversaryCoupon[] {
  return store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && !each.renewedFrom && !each.purchase)
    .flatMap((first) => {
      const { code, startedOn } = first;
      if (startedOn === undefined) return [];
      const terms = termsFrom(store, first);
      return anniversariesOf(startedOn, today)
        .map((givenOn, index) => ({
          code: couponCode("ano", `${code} after ${index + 1} years`),
          years: index + 1,
          givenOn,
          expiresOn: addDays(givenOn, daysToSpend),
        }))
        .filter(({ givenOn }) => terms.some((term) => includesDay(term, givenOn)));
    });
}

/** A subscription and its renewals. */
function termsFrom(store: WorldStore, subscription: Subscription): readonly Subscription[] {
  const next = subscription.renewedInto === undefined ? undefined : store.subscriptions.get(subscription.renewedInto);
  return next === undefined ? [subscription] : [subscription, ...termsFrom(store, next)];
}

function includesDay({ startedOn, endedOn }: Subscription, day: CivilDate): boolean {
  return startedOn !== undefined && startedOn <= day && (endedOn === undefined || day <= endedOn);
}

/** The anniversaries up to and including `until`. */
function anniversariesOf(startedOn: CivilDate, until: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = addMonths(startedOn, 12); day <= until; day = addMonths(startedOn, 12 * (days.length + 1)))
    days.push(day);
  return days;
}

/** The single-use coupons with an expiry. */
function givenOnce(store: WorldStore, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  const words = rewardCoupon(prizeOf(store.referralCampaigns.all().at(-1)));
  const rewards = rewardCouponsOf(store, customerCode).map((reward) => ({ ...reward, words }));
  const anniversaries = anniversaryCouponsOf(store, customerCode, today).map(({ years, ...coupon }) => ({
    ...coupon,
    words: anniversaryCoupon(years),
  }));
  return [...rewards, ...anniversaries]
    .filter(({ expiresOn }) => today <= addDays(expiresOn, shownAfterItsEnd))
    .map(({ words, givenOn, ...coupon }) => ({ ...words, ...coupon, used: isUsedBy(today, { ...coupon, givenOn }) }));
}
