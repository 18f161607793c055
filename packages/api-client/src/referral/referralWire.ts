import { campaignBanner, type ReferralCampaign } from "@petbox/domain/referral/campaign";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import { type MaskedEmail, maskEmail } from "@petbox/domain/referral/maskedEmail";
import * as z from "zod/mini";
import type { Codec } from "../contract/codec.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { day, dayOr, nullable, numberText, optionalText, parsed, text } from "../contract/wireValues.ts";

/** What the documents say of the campaign of the moment (SUB-131). */
export const campaignWire = z.codec(
  fieldMap({
    /** The server numbers its campaigns, or names them. */
    id: ["id", numberText],
    bannerDesktop: ["banner_desktop", nullable(z.string())],
    bannerMobile: ["banner_mobile", nullable(z.string())],
    benefit: ["descricao_beneficio", text],
    description: ["description", text],
  }),
  z.custom<ReferralCampaign>(),
  {
    decode: ({ bannerDesktop, bannerMobile, ...campaign }) =>
      known({ ...campaign, banner: campaignBanner(bannerDesktop, bannerMobile) }),
    encode: ({ banner, ...campaign }) =>
      known({ ...campaign, bannerDesktop: banner?.wide, bannerMobile: banner?.narrow }),
  },
);

/** A subscriber's own coupon (SUB-132). */
export const ownCouponWire = fieldMap({
  name: ["cupom", parsed(parseCouponName)],
  shopCoupon: ["cupom_shop", nullable(fieldMap({ code: ["cupom_shop", z.string()], expiresOn: ["expire_at", day] }))],
});

/** Masked here, so that nothing behind the client ever has the whole of it. */
const maskedEmailWire: Codec<string | null | undefined, MaskedEmail> = z.codec(optionalText, z.custom<MaskedEmail>(), {
  decode: (sent) => maskEmail(sent ?? ""),
  encode: (masked) => masked,
});

/** A friend who used it (SUB-133, SUB-136). */
export const referredFriendWire = fieldMap({
  name: ["nome", text],
  email: ["email", maskedEmailWire],
  status: ["status", text],
  paidOn: ["data_pagamento", dayOr("0000-00-00")],
  shopCoupon: ["cupom_shop", nullable(z.string())],
});
