import type { ExtraCategory } from "@petbox/domain/upsell/extraCategory";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemQuote, penaltyGrowthText, undoText } from "@petbox/domain/upsell/extraItemQuote";
import { upsellFailureTitle } from "@petbox/domain/upsell/upsellTexts";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface UpsellSummaryProps {
  readonly subscription: SubscriptionOnOffer;
  readonly chosen: ExtraCategory | undefined;
  readonly pending: boolean;
  readonly failure: string | undefined;
}

/** The effects of the item, before and after, whether it can be undone, and the confirm button (decision 55). */
export function UpsellSummary({ subscription, chosen, pending, failure }: UpsellSummaryProps) {
  return (
    <Card variant="outlined">
      <Stack gap="s5">
        <Stack gap="s2">
          <Heading headingLevel={2} size="large">
            Resumo
          </Heading>
          {chosen === undefined ? (
            <Text tone="soft">Escolha uma categoria para ver, antes de confirmar, o que muda no que você paga.</Text>
          ) : (
            <Change subscription={subscription} chosen={chosen} />
          )}
        </Stack>
        <FailureAlert title={upsellFailureTitle} failure={failure} pending={pending} />
        <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Incluindo" }}>
          Incluir Item Extra!
        </Button>
      </Stack>
    </Card>
  );
}

function Change({
  subscription,
  chosen,
}: {
  readonly subscription: SubscriptionOnOffer;
  readonly chosen: ExtraCategory;
}) {
  const { chargedNow, rows } = extraItemQuote(subscription, chosen);
  const penaltyGrowth = penaltyGrowthText(subscription, chosen);
  return (
    <Stack gap="s4">
      <BeforeAfter
        title={`O que muda com ${chosen.name}`}
        rows={rows}
        texts={{ beforeLabel: "Sem o item", afterLabel: "Com o item" }}
      />
      <Text tone="soft" size="small">
        {undoText(chargedNow, subscription.addedRemovableUntil)}
      </Text>
      {penaltyGrowth === undefined ? null : (
        <Text tone="soft" size="small">
          {penaltyGrowth}
        </Text>
      )}
    </Stack>
  );
}
