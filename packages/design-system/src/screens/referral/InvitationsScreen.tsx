import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CampaignBanner, ReferralCampaign } from "@petbox/domain/referral/campaign";
import type { ReferralCoupon, ReferredFriend } from "@petbox/domain/referral/referral";
import { Gift } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { Friends } from "./Friends.tsx";
import { BannerPlace, Columns, OwnBanner } from "./InvitationsScreen.styles.ts";
import { InvitationValue } from "./InvitationValue.tsx";

/** Data of the invitations page. */
export interface Invitations {
  readonly campaign?: ReferralCampaign;
  readonly coupon?: ReferralCoupon;
  readonly friends: readonly ReferredFriend[];
}

export interface InvitationsScreenProps {
  readonly invitations: Invitations;
  readonly today: CivilDate;
  /** The customer's coupon, or the form that creates one. */
  readonly coupon: ReactNode;
}

/** Friends invited (SUB-061): the invitation's value, the coupon and the friends. */
export function InvitationsScreen({ invitations, today, coupon }: InvitationsScreenProps) {
  const { campaign, friends } = invitations;
  // Without a coupon there are usually no friends, except invitations from before coupons existed.
  const showsFriends = invitations.coupon !== undefined || friends.length > 0;
  return (
    <Stack gap="s6">
      <InvitationBanner banner={campaign?.banner} />
      <Columns>
        {coupon}
        {showsFriends ? <Friends friends={friends} today={today} /> : null}
        {campaign === undefined ? null : <InvitationValue campaign={campaign} />}
      </Columns>
    </Stack>
  );
}

/** The campaign's banner, or the shop's own if there is no campaign or its image fails to load (SUB-063). */
function InvitationBanner({ banner }: { readonly banner: CampaignBanner | undefined }) {
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

/** Page layout with the title, shared by every state. */
export function InvitationsShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Convide seus amigos" crumb="Convite">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function InvitationsSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <BannerPlace>
        <Skeleton shape="card" />
      </BannerPlace>
      <Columns>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Columns>
    </Stack>
  );
}
