import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { accountPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { CampaignBanner } from "./InviteScreen.styles.ts";

export interface InviteScreenProps {
  /** Undefined where no campaign runs. */
  readonly campaign: InviteCampaign | undefined;
  /** How the coupon is made, or the one that was (MAN-244, MAN-245). */
  readonly children: ReactNode;
}

/** What an invitation is worth, the coupon for it, and the way on (MAN-123 to MAN-125). */
export function InviteScreen({ campaign, children }: InviteScreenProps) {
  return (
    <Stack gap="s6">
      {campaign?.banner === undefined ? null : (
        <CampaignBanner>
          <Image src={campaign.banner} alt="" width={1200} height={320} shape="square" priority />
        </CampaignBanner>
      )}
      {children}
      {campaign === undefined ? null : <Worth campaign={campaign} />}
      <Link href={accountPaths.area} standalone>
        Ir para a área do assinante
      </Link>
    </Stack>
  );
}

/** The campaign in its own words. */
function Worth({ campaign: { description, benefit } }: { readonly campaign: InviteCampaign }) {
  if (description === "" && benefit === "") return null;
  return (
    <Card variant="tinted">
      <Stack gap="s3">
        <Heading level={2}>Como funciona</Heading>
        {description === "" ? null : <Text weight="bold">{description}</Text>}
        {benefit === "" ? null : <SafeHtml html={benefit} />}
      </Stack>
    </Card>
  );
}
