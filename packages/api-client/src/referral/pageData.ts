import { campaignBanner, type ReferralCampaign } from "@petbox/domain/referral/campaign";
import { type MaskedEmail, maskEmail } from "@petbox/domain/referral/maskedEmail";
import { referralPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { civilDateOr, optionalCivilDate } from "../contract/civilDateWire.ts";
import type { Codec } from "../contract/codec.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, nullishString, optional, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";

/** The current campaign by the documents' names (SUB-131). */
export const campaignWire = z.codec(
  fieldMap({
    /** The server numbers its campaigns, or names them. */
    id: ["id", coercedString],
    bannerDesktop: ["banner_desktop", nullish(coercedString)],
    bannerMobile: ["banner_mobile", nullish(coercedString)],
    benefit: ["descricao_beneficio", text],
    description: ["description", text],
  }),
  z.custom<ReferralCampaign>(),
  {
    decode: ({ bannerDesktop, bannerMobile, ...campaign }) =>
      omitUndefined({ ...campaign, banner: campaignBanner(bannerDesktop, bannerMobile) }),
    encode: ({ banner, ...campaign }) =>
      omitUndefined({ ...campaign, bannerDesktop: banner?.wide, bannerMobile: banner?.narrow }),
  },
);

/** A subscriber's own coupon (SUB-132). Its name may be older than the shop's rule for new names. */
export const referralCouponWire = fieldMap({
  name: ["cupom", coercedString.check(z.minLength(1))],
  shopCoupon: [
    "cupom_shop",
    nullish(fieldMap({ code: ["cupom_shop", coercedString], expiresOn: ["expire_at", optionalCivilDate] })),
  ],
});

/** Masked here, so that the shop's code never has the full address. */
const maskedEmailWire: Codec<string | number | null | undefined, MaskedEmail> = z.codec(
  nullishString,
  z.custom<MaskedEmail>(),
  {
    decode: (sent) => maskEmail(sent ?? ""),
    encode: (masked) => masked,
  },
);

/** The code of a coupon for the shop: as text, or in a record with its last day. */
const shopCouponCode = z.codec(z.union([coercedString, envelope("cupom_shop", coercedString)]), z.string(), {
  decode: (sent) => sent,
  encode: (code) => code,
});

/** A friend who used it (SUB-133, SUB-136). */
export const referredFriendWire = fieldMap({
  name: ["nome", text],
  email: ["email", maskedEmailWire],
  status: ["status", text],
  paidOn: ["data_pagamento", civilDateOr("0000-00-00")],
  shopCoupon: ["cupom_shop", nullish(shopCouponCode)],
  // Ours: the coupon as "Meus Cupons" lists it.
  reward: [
    "premio",
    optional(
      fieldMap({
        text: ["descricao", z.string()],
        expiresOn: ["expire_at", optionalCivilDate],
        used: ["usado", optional(coercedBoolean)],
      }),
    ),
  ],
});

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
