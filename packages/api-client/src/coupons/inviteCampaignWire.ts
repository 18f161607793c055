import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { campaignBanner } from "@petbox/domain/referral/campaign";
import * as z from "zod/mini";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, text } from "../contract/optional.ts";

/** The campaign by the documents' names (MAN-186). */
export const inviteCampaignWire = z.codec(
  fieldMap({
    description: ["description", text],
    shareImage: ["share_image", nullish(coercedString)],
    bannerDesktop: ["banner_desktop", nullish(coercedString)],
    /** HTML. */
    benefit: ["descricao_beneficio", text],
  }),
  z.custom<InviteCampaign>(),
  {
    decode: ({ bannerDesktop, ...campaign }) =>
      omitUndefined({ ...campaign, banner: campaignBanner(bannerDesktop, undefined)?.wide }),
    encode: ({ banner, ...campaign }) => omitUndefined({ ...campaign, bannerDesktop: banner }),
  },
);
