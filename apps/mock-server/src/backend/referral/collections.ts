import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ReferralCampaign } from "@petbox/domain/referral/campaign";
import type { CouponName } from "@petbox/domain/referral/couponName";
import { collection } from "../collection.ts";

/** A friend who subscribed with an invitation. */
export interface Referral {
  /** The friend's first subscription: a friend counts once. */
  readonly subscriptionCode: string;
  /** The code of the inviting customer. */
  readonly referrerCode: string;
  /** The day of the friend's first paid charge, from which the friend counts; absent until then. */
  readonly countedOn?: CivilDate;
}

export const referrals = collection<Referral>(({ subscriptionCode }) => subscriptionCode);

/** A customer's invitation coupon: one for each customer, with a unique name (SUB-298, SUB-299). */
export interface InvitationCouponRecord {
  readonly customerCode: string;
  readonly name: CouponName;
}

export const invitationCoupons = collection<InvitationCouponRecord>(({ customerCode }) => customerCode);

/** The current campaign, if it differs from the usual one. */
export const referralCampaigns = collection<ReferralCampaign>(({ id }) => id);
