import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ReferralCampaign } from "@petbox/domain/referral/campaign";
import type { CouponName } from "@petbox/domain/referral/couponName";
import { collection } from "../collection.ts";

/** A friend who subscribed on somebody's invitation. */
export interface Referral {
  /** The friend's first subscription: a friend counts once. */
  readonly subscriptionCode: string;
  /** The code of the customer who invited them. */
  readonly referrerCode: string;
  /** The day of the friend's first paid charge; absent until then: the friend does not count yet. */
  readonly countedOn?: CivilDate;
}

export const referrals = collection<Referral>(({ subscriptionCode }) => subscriptionCode);

/** The coupon that somebody invites friends with: each customer has one, and it is nobody else's (SUB-298, SUB-299). */
export interface InvitationCoupon {
  readonly customerCode: string;
  readonly name: CouponName;
}

export const invitationCoupons = collection<InvitationCoupon>(({ customerCode }) => customerCode);

/** The campaign of the moment, where it is another than the usual one. */
export const referralCampaigns = collection<ReferralCampaign>(({ id }) => id);
