import type { ReferralCampaign } from "@petbox/domain/referral/campaign";
import type { ReferralCoupon, ReferredFriend } from "@petbox/domain/referral/referral";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Friends } from "./Friends.tsx";
import { InvitationBanner } from "./InvitationBanner.tsx";
import { Columns } from "./InvitationsScreen.styles.ts";
import { InvitationWorth } from "./InvitationWorth.tsx";

/** What the page of invitations shows. */
export interface Invitations {
  readonly campaign?: ReferralCampaign;
  readonly coupon?: ReferralCoupon;
  readonly friends: readonly ReferredFriend[];
}

export interface InvitationsScreenProps {
  readonly invitations: Invitations;
  /** The own coupon, or how one is made. */
  readonly coupon: ReactNode;
}

/** Friends invited (SUB-061): what it is worth, the coupon, and who came. */
export function InvitationsScreen({ invitations, coupon }: InvitationsScreenProps) {
  const { campaign, friends } = invitations;
  // Who has no coupon has invited nobody, but for those of times before there were coupons.
  const showsFriends = invitations.coupon !== undefined || friends.length > 0;
  return (
    <Stack gap="s6">
      <InvitationBanner banner={campaign?.banner} />
      <Columns>
        {coupon}
        {showsFriends ? <Friends friends={friends} /> : null}
        {campaign === undefined ? null : <InvitationWorth campaign={campaign} />}
      </Columns>
    </Stack>
  );
}
