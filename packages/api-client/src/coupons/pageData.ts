import { parseCouponName } from "@petbox/domain/referral/couponName";
import { couponPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { parsed } from "../contract/parsed.ts";
import { inviteCampaignWire } from "./inviteCampaignWire.ts";
import { ownCouponWire } from "./ownCouponWire.ts";

/** A customer's coupons (MAN-112, MAN-117). Ours: the level whose coupon is paused until the debt is paid. */
export const ownCouponsPageData = pageData({
  page: couponPaths.own,
  schema: fieldMap({
    coupons: ["coupons", arrayOfValid(ownCouponWire)],
    pausedLevel: ["paused_level", nullish(coercedString)],
  }),
});

/**
 * The page after the checkout: the value of an invitation, and the customer's own coupon once created (MAN-123, MAN-244).
 */
export const invitePageData = pageData({
  page: couponPaths.create,
  schema: fieldMap({
    campaign: ["campaign", nullish(inviteCampaignWire)],
    coupon: ["coupon", nullish(fieldMap({ name: ["cupom", parsed(parseCouponName)] }))],
  }),
});
