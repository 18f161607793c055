import { referralPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { nullable } from "../contract/wireValues.ts";
import { campaignWire, ownCouponWire, referredFriendWire } from "./referralWire.ts";

/** What the page of invitations shows (SUB-061): what they are worth, the own coupon, and who used it. */
export const invitationsPageData = pageData({
  page: referralPaths.invite,
  schema: fieldMap({
    campaign: ["campaign", nullable(campaignWire)],
    /** None until the subscriber has made one (SUB-066). */
    coupon: ["coupon", nullable(ownCouponWire)],
    friends: ["referred_users", z.array(referredFriendWire)],
  }),
});
