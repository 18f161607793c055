import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponCode } from "../../simulation/couponCode.ts";
import type { WorldStore } from "../store.ts";
import type { Referral } from "./collections.ts";

/** Validity of a friend reward, in days. */
const daysToSpend = 90;

/** A reward for inviting a friend: a coupon for the single-product shop. */
interface RewardCoupon {
  readonly code: string;
  /** The day the friend counted. */
  readonly givenOn: CivilDate;
  /** The last valid day. */
  readonly expiresOn: CivilDate;
}

/** The reward for a friend; undefined until the friend counts. */
export function rewardCouponOf({ subscriptionCode, countedOn }: Referral): RewardCoupon | undefined {
  if (countedOn === undefined) return undefined;
  const code = couponCode("amigo", `${subscriptionCode} invited`);
  return { code, givenOn: countedOn, expiresOn: addDays(countedOn, daysToSpend) };
}

/** The friends who subscribed with a customer's invitation, in order of time. */
export function referralsOf(store: WorldStore, referrerCode: string): readonly Referral[] {
  return store.referrals.all().filter((referral) => referral.referrerCode === referrerCode);
}

/** The rewards for all friends who count. */
export function rewardCouponsOf(store: WorldStore, referrerCode: string): readonly RewardCoupon[] {
  return referralsOf(store, referrerCode).flatMap((referral) => rewardCouponOf(referral) ?? []);
}
