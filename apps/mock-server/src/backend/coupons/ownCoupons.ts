import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { anniversaryCoupon, levelCoupon, prizeOf, rewardCoupon } from "../../seed/ownCoupons.ts";
import { isUsedBy } from "../../simulation/couponUse.ts";
import { customerLoyaltyOf } from "../loyalty/customerLoyalty.ts";
import { rewardCouponsOf } from "../referral/rewardCoupon.ts";
import type { WorldStore } from "../store.ts";
import { anniversaryCouponsOf } from "./anniversaryCoupons.ts";

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
