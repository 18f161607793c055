import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { firstPasswordText } from "@petbox/domain/scheduled/checkoutSubject";
import { accountPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { InvitationWorth } from "../referral/InvitationWorth.tsx";
import { type FirstPassword, FirstPasswordLink } from "../session/FirstPasswordLink.tsx";
import { CampaignBanner } from "./InviteScreen.styles.ts";

export interface InviteScreenProps {
  /** Undefined where no campaign runs. */
  readonly campaign: InviteCampaign | undefined;
  /** Of who has no password yet: the area asks for one. */
  readonly firstPassword?: FirstPassword | undefined;
  /** How the coupon is made, or the one that was (MAN-244, MAN-245). */
  readonly children: ReactNode;
}

/** What an invitation is worth, the coupon for it, and the way on (MAN-123 to MAN-125). */
export function InviteScreen({ campaign, firstPassword, children }: InviteScreenProps) {
  return (
    <Stack gap="s6">
      {campaign?.banner === undefined ? null : (
        <CampaignBanner>
          <Image src={campaign.banner} alt="" width={1200} height={320} shape="square" priority />
        </CampaignBanner>
      )}
      {children}
      {campaign === undefined ? null : <InvitationWorth campaign={campaign} />}
      {firstPassword === undefined ? null : (
        <Stack gap="s3">
          <Text>{firstPasswordText}</Text>
          <FirstPasswordLink firstPassword={firstPassword} variant="secondary" />
        </Stack>
      )}
      <Link href={accountPaths.area} standalone>
        Ir para a área do assinante
      </Link>
    </Stack>
  );
}
