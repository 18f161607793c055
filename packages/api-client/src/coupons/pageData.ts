import { parseCouponName } from "@petbox/domain/referral/couponName";
import { couponPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { nullable, parsed } from "../contract/wireValues.ts";
import { inviteCampaignWire } from "./inviteCampaignWire.ts";
import { ownCouponWire } from "./ownCouponWire.ts";

/** The coupons that a customer has (MAN-112, MAN-117). Ours: whose level's coupon rests until what is owed is paid. */
export const ownCouponsPageData = pageData({
  page: couponPaths.own,
  schema: fieldMap({
    coupons: ["coupons", z.array(ownCouponWire)],
    pausedLevel: ["paused_level", nullable(z.string())],
  }),
});

/** What the page after the checkout shows: what invitations are worth, and the own coupon once it was made (MAN-123, MAN-244). */
export const invitePageData = pageData({
  page: couponPaths.create,
  schema: fieldMap({
    campaign: ["campaign", nullable(inviteCampaignWire)],
    coupon: ["coupon", nullable(fieldMap({ name: ["cupom", parsed(parseCouponName)] }))],
  }),
});
