import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { campaignBanner } from "@petbox/domain/referral/campaign";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { nullable, text } from "../contract/wireValues.ts";

/** The campaign by the documents' names (MAN-186). */
export const inviteCampaignWire = z.codec(
  fieldMap({
    description: ["description", text],
    shareImage: ["share_image", nullable(z.string())],
    bannerDesktop: ["banner_desktop", nullable(z.string())],
    /** HTML. */
    benefit: ["descricao_beneficio", text],
  }),
  z.custom<InviteCampaign>(),
  {
    decode: ({ bannerDesktop, ...campaign }) =>
      known({ ...campaign, banner: campaignBanner(bannerDesktop, undefined)?.wide }),
    encode: ({ banner, ...campaign }) => known({ ...campaign, bannerDesktop: banner }),
  },
);
