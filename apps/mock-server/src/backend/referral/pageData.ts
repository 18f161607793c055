import { invitationsPageData } from "@petbox/api-client/referral/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { usualReferralCampaign } from "../../seed/referralCampaign.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { friendsOf, shopCouponOf } from "./friends.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(invitationsPageData, ({ store, visitor, clock }) => {
    const customerCode = accountOf(visitor);
    if (customerCode === undefined) return undefined;
    const own = store.invitationCoupons.get(customerCode);
    const shopCoupon = shopCouponOf(store, customerCode);
    return {
      campaign: store.referralCampaigns.all().at(-1) ?? usualReferralCampaign,
      ...(own && { coupon: { name: own.name, ...(shopCoupon && { shopCoupon }) } }),
      friends: [...friendsOf(store, customerCode, civilDateAt(clock()))],
    };
  }),
];
