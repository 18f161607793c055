import { referralPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { campaignWire, referralCouponWire, referredFriendWire } from "./referralWire.ts";

/** What the page of invitations shows (SUB-061): what they are worth, the own coupon, and who used it. */
export const invitationsPageData = pageData({
  page: referralPaths.invite,
  schema: fieldMap({
    campaign: ["campaign", nullish(campaignWire)],
    /** None until the subscriber has made one (SUB-066). */
    coupon: ["coupon", nullish(referralCouponWire)],
    friends: ["referred_users", arrayOfValid(referredFriendWire)],
  }),
});
