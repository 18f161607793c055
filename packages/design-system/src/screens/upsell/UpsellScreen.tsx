import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { formatCents } from "@petbox/domain/money/format";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemQuote, penaltyGrowthText, undoText } from "@petbox/domain/upsell/extraItemQuote";
import { upsellMessages } from "@petbox/domain/upsell/messages";
import { type OfferedExtraItem, onlyOffered, parseOfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import { upsellFailureTitle } from "@petbox/domain/upsell/upsellTexts";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { ChoiceCards } from "../../components/forms/ChoiceCards/index.ts";
import { Form } from "../../components/forms/Form/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Columns, Details, Price } from "./UpsellScreen.styles.ts";

export interface UpsellScreenProps {
  readonly subscription: SubscriptionOnOffer;
  /** Never empty. */
  readonly items: readonly OfferedExtraItem[];
  readonly onAdd: (item: OfferedExtraItem) => void;
  /** Whether the item is being added. */
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. */
  readonly failure: string | undefined;
}

/** The offered extra items, and the effects of the selected one (MAN-058, MAN-059, decision 55). */
export function UpsellScreen({ subscription, items, onAdd, pending, failure }: UpsellScreenProps) {
  const [picked, setPicked] = useState<string>();
  const chosen = items.find(({ tag }) => tag === picked) ?? onlyOffered(items);
  return (
    <Form
      parse={(values) => withMessages(fieldResult("extra", parseOfferedExtraItem(values.extra, items)), upsellMessages)}
      onSubmit={onAdd}
      pending={pending}
      summaryTitle={upsellMessages["category-missing"]}
    >
      <Columns>
        <ChoiceCards
          name="extra"
          label="Escolha uma categoria"
          value={chosen?.tag ?? null}
          required
          onValueChange={setPicked}
          disabled={pending}
          cards={items.map(({ tag, name, description, image, monthlyPrice }) => ({
            value: tag,
            title: name,
            description: (
              <Details>
                <span>{description}</span>
                <Price>+ {formatCents(monthlyPrice)} por mês</Price>
              </Details>
            ),
            image: { src: image, width: 200, height: 200 },
          }))}
        />
        <UpsellSummary subscription={subscription} chosen={chosen} pending={pending} failure={failure} />
      </Columns>
    </Form>
  );
}

interface UpsellSummaryProps {
  readonly subscription: SubscriptionOnOffer;
  readonly chosen: OfferedExtraItem | undefined;
  readonly pending: boolean;
  readonly failure: string | undefined;
}

/** The effects of the item, before and after, whether it can be undone, and the confirm button (decision 55). */
function UpsellSummary({ subscription, chosen, pending, failure }: UpsellSummaryProps) {
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
  readonly chosen: OfferedExtraItem;
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
