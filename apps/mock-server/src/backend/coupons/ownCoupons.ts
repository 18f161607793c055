import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { isUsedBy } from "../../life/couponUse.ts";
import { anniversaryCoupon, levelCoupon, rewardCoupon } from "../../seed/ownCoupons.ts";
import { ownLoyaltyOf } from "../loyalty/ownLoyalty.ts";
import { rewardCouponsOf } from "../referral/rewardCoupon.ts";
import type { Store } from "../store.ts";
import { anniversaryCouponsOf } from "./anniversaryCoupons.ts";

/** So many days after its last one nobody is shown a coupon any more. */
const shownAfterItsEnd = 60;

/**
 * The coupons that somebody has (MAN-112): of their loyalty level, for each friend who counts, and for each year. All of
 * it comes of what has happened; nothing is kept.
 */
export function ownCouponsOf(store: Store, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  return [...levelCoupons(store, customerCode, today), ...givenOnce(store, customerCode, today)];
}

function levelCoupons(store: Store, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  const { level, shopCoupon } = ownLoyaltyOf(store, customerCode, today) ?? {};
  return level && shopCoupon ? [{ ...levelCoupon(level), code: shopCoupon }] : [];
}

/** The level whose coupon rests, until what is owed is paid; undefined where none does. */
export function pausedLevelOf(store: Store, customerCode: string, today: CivilDate): string | undefined {
  const { level, shopCoupon } = ownLoyaltyOf(store, customerCode, today) ?? {};
  return shopCoupon === undefined ? level?.name : undefined;
}

/** Those that are spent once, and hold for a time. */
function givenOnce(store: Store, customerCode: string, today: CivilDate): readonly OwnCoupon[] {
  const rewards = rewardCouponsOf(store, customerCode).map((reward) => ({ ...reward, words: rewardCoupon }));
  const anniversaries = anniversaryCouponsOf(store, customerCode, today).map(({ years, ...coupon }) => ({
    ...coupon,
    words: anniversaryCoupon(years),
  }));
  return [...rewards, ...anniversaries]
    .filter(({ expiresOn }) => today <= addDays(expiresOn, shownAfterItsEnd))
    .map(({ words, givenOn, ...coupon }) => ({ ...words, ...coupon, used: isUsedBy(today, { ...coupon, givenOn }) }));
}
