import { referralPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { campaignWire, referralCouponWire, referredFriendWire } from "./referralWire.ts";

/** The data of the invitations page (SUB-061): their value, the customer's coupon, and its users. */
export const invitationsPageData = pageData({
  page: referralPaths.invite,
  schema: fieldMap({
    campaign: ["campaign", nullish(campaignWire)],
    /** Absent until the subscriber has created one (SUB-066). */
    coupon: ["coupon", nullish(referralCouponWire)],
    friends: ["referred_users", arrayOfValid(referredFriendWire)],
  }),
});
