import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { campaignImage } from "@petbox/domain/referral/campaign";
import { couponPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optionalBoolean, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";

/** A coupon of "Meus Cupons" by the documents' names (MAN-159). */
const ownCouponWire = z.codec(
  fieldMap({
    name: ["name", coercedString],
    description: ["description", text],
    /** HTML. */
    rules: ["rules", text],
    expiresOn: ["expire_at", optionalCivilDate],
    code: ["code", coercedString],
    type: ["type", text],
    /** Ours: whether it has been used. */
    used: ["used", optionalBoolean],
  }),
  z.custom<OwnCoupon>(),
  { decode: (coupon) => coupon, encode: ({ used = false, ...coupon }) => omitUndefined({ ...coupon, used }) },
);

/** The campaign by the documents' names (MAN-186). */
const inviteCampaignWire = z.codec(
  fieldMap({
    description: ["description", text],
    shareImage: ["share_image", nullish(coercedString)],
    bannerDesktop: ["banner_desktop", nullish(coercedString)],
    /** HTML. */
    benefit: ["descricao_beneficio", text],
  }),
  z.custom<InviteCampaign>(),
  {
    decode: ({ bannerDesktop, shareImage, ...campaign }) =>
      omitUndefined({
        ...campaign,
        banner: campaignImage(bannerDesktop),
        shareImage: campaignImage(shareImage),
      }),
    encode: ({ banner, ...campaign }) => omitUndefined({ ...campaign, bannerDesktop: banner }),
  },
);

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
    coupon: ["coupon", nullish(fieldMap({ name: ["cupom", coercedString.check(z.minLength(1))] }))],
  }),
});
