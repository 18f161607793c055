import { invitePageData, ownCouponsPageData } from "@petbox/api-client/coupons/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { invitationPicture, usualReferralCampaign } from "../../seed/referralCampaign.ts";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { inviterOf } from "../referral/inviter.ts";
import { accountOf } from "../session/customers.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { ownCouponsOf, pausedLevelOf } from "./ownCoupons.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(ownCouponsPageData, (context) => {
    const { store, clock } = context;
    const customerCode = requireAccount(context);
    const today = civilDateAt(clock());
    const pausedLevel = pausedLevelOf(store, customerCode, today);
    return { coupons: [...ownCouponsOf(store, customerCode, today)], ...(pausedLevel && { pausedLevel }) };
  }),
  handlePageData(invitePageData, ({ store, visitor }) => {
    const customerCode = inviterOf(store, visitor);
    if (customerCode === undefined) {
      if (visitor.answers.subscription === undefined && accountOf(visitor) === undefined) return undefined;
      // Invitations open once the payment of a subscription is confirmed.
      throw notFound();
    }
    const { description, benefit, banner } = store.referralCampaigns.all().at(-1) ?? usualReferralCampaign;
    const own = store.invitationCoupons.get(customerCode);
    return {
      campaign: { description, benefit, banner: banner?.wide, shareImage: invitationPicture },
      ...(own && { coupon: { name: own.name } }),
    };
  }),
];
