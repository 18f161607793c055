import type { CampaignBanner } from "@petbox/domain/referral/campaign";
import { Gift } from "lucide-react";
import { useState } from "react";
import { BannerPlace, OwnBanner } from "./InvitationsScreen.styles.ts";

/** The campaign's banner, or the shop's own if there is no campaign or its image fails to load (SUB-063). */
export function InvitationBanner({ banner }: { readonly banner: CampaignBanner | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (banner === undefined || isBroken) {
    return (
      <OwnBanner>
        <Gift aria-hidden />
        <p>Indique e ganhe</p>
      </OwnBanner>
    );
  }
  return (
    <BannerPlace>
      <picture>
        <source media="(min-width: 768px)" srcSet={banner.wide} />
        {/* The campaign's text is next to it. */}
        <img src={banner.narrow} alt="" onError={() => setIsBroken(true)} />
      </picture>
    </BannerPlace>
  );
}
