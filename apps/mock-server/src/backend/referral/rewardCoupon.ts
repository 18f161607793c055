import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponCode } from "../../life/couponCode.ts";
import type { Store } from "../store.ts";
import type { Referral } from "./collections.ts";

/** How long the reward for a friend can be spent, in days. */
const daysToSpend = 90;

/** The coupon for the shop of single products that a friend has brought. */
export interface RewardCoupon {
  readonly code: string;
  /** The day on which the friend counted. */
  readonly givenOn: CivilDate;
  /** The last day on which it holds. */
  readonly expiresOn: CivilDate;
}

/** The reward for a friend; undefined as long as the friend does not count. */
export function rewardCouponOf({ subscriptionCode, countedOn }: Referral): RewardCoupon | undefined {
  if (countedOn === undefined) return undefined;
  const code = couponCode("amigo", `${subscriptionCode} invited`);
  return { code, givenOn: countedOn, expiresOn: addDays(countedOn, daysToSpend) };
}

/** Those who subscribed on somebody's invitation, in the order in which they came. */
export function referralsOf(store: Store, referrerCode: string): readonly Referral[] {
  return store.referrals.all().filter((referral) => referral.referrerCode === referrerCode);
}

/** The rewards for all friends of somebody who count. */
export function rewardCouponsOf(store: Store, referrerCode: string): readonly RewardCoupon[] {
  return referralsOf(store, referrerCode).flatMap((referral) => rewardCouponOf(referral) ?? []);
}
