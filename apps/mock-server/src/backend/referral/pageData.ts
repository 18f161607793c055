import { invitationsPageData } from "@petbox/api-client/referral/pageData";
import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import { maskEmail } from "@petbox/domain/referral/maskedEmail";
import { type ReferredFriend, type ShopCoupon, unpaidStatus } from "@petbox/domain/referral/referral";
import { prizeOf } from "../../seed/ownCoupons.ts";
import { usualReferralCampaign } from "../../seed/referralCampaign.ts";
import { isUsedBy } from "../../simulation/couponUse.ts";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { requireAccount } from "../session/requireAccount.ts";
import type { WorldStore } from "../store.ts";
import type { Referral } from "./collections.ts";
import { inviterOf } from "./inviter.ts";
import { referralsOf, rewardCouponOf, rewardCouponsOf } from "./rewardCoupon.ts";

/** The friends who subscribed with a customer's invitation, the latest first. */
export function friendsOf(store: WorldStore, referrerCode: string, today: CivilDate): readonly ReferredFriend[] {
  return referralsOf(store, referrerCode)
    .toReversed()
    .flatMap((referral) => {
      const subscription = store.subscriptions.get(referral.subscriptionCode);
      const friend = store.customers.get(subscription?.customerCode ?? "");
      if (friend === undefined) return [];
      return [{ ...referralStateOf(store, referral, today), name: friend.name ?? "", email: maskEmail(friend.email) }];
    });
}

/** The shop coupon of the latest friend who counts; undefined without one. */
function shopCouponOf(store: WorldStore, referrerCode: string): ShopCoupon | undefined {
  const latest = rewardCouponsOf(store, referrerCode)
    .toSorted((one, other) => compareDates(one.givenOn, other.givenOn))
    .at(-1);
  return latest && { code: latest.code, expiresOn: latest.expiresOn };
}

type ReferralState = Pick<ReferredFriend, "status" | "paidOn" | "shopCoupon" | "reward">;

function referralStateOf(store: WorldStore, referral: Referral, today: CivilDate): ReferralState {
  const earned = rewardCouponOf(referral);
  if (earned === undefined) return { status: unpaidStatus };
  const { code, givenOn, expiresOn } = earned;
  const text = prizeOf(store.referralCampaigns.all().at(-1));
  const reward = { text, expiresOn, used: isUsedBy(today, earned) };
  return { status: "Pago", paidOn: givenOn, shopCoupon: code, reward };
}

export const pages: readonly PageDataHandler[] = [
  handlePageData(invitationsPageData, (context) => {
    const { store, clock, visitor } = context;
    const customerCode = requireAccount(context);
    const own = store.invitationCoupons.get(customerCode);
    if (own === undefined && inviterOf(store, visitor) === undefined) throw notFound();
    const shopCoupon = shopCouponOf(store, customerCode);
    return {
      campaign: store.referralCampaigns.all().at(-1) ?? usualReferralCampaign,
      ...(own && { coupon: { name: own.name, ...(shopCoupon && { shopCoupon }) } }),
      friends: [...friendsOf(store, customerCode, civilDateAt(clock()))],
    };
  }),
];
