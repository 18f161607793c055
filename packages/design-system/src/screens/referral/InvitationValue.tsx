import type { ReferralCampaign } from "@petbox/domain/referral/campaign";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** The value of an invitation, in the campaign's words (decision 47). */
export function InvitationValue({
  campaign,
}: {
  readonly campaign: Pick<ReferralCampaign, "description" | "benefit">;
}) {
  const { description, benefit } = campaign;
  if (description === "" && benefit === "") return null;
  return (
    <Card variant="tinted" data-part="worth">
      <Stack gap="s3">
        <Heading headingLevel={2}>Como funciona</Heading>
        {description === "" ? null : <Text weight="bold">{description}</Text>}
        {benefit === "" ? null : <SafeHtml html={benefit} />}
      </Stack>
    </Card>
  );
}
