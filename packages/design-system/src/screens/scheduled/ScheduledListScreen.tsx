import { type CivilDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { freightText } from "@petbox/domain/delivery/freight";
import { zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { noItemsText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { purchaseName } from "@petbox/domain/scheduled/purchaseName";
import { dispatchText } from "@petbox/domain/scheduled/scheduledFreight";
import { countedUnits, type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { pathTo } from "@petbox/domain/site/pathTo";
import { attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { factsOfListed } from "@petbox/domain/subscription/knownFacts";
import { inListOrder, type ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { Fact } from "./Fact.tsx";
import { Facts, Listed } from "./OwnScheduled.styles.ts";
import { ProductLine } from "./ProductLine.tsx";

export interface ScheduledListScreenProps {
  readonly kind: ScheduledKind;
  /** The active subscriptions; never empty. */
  readonly subscriptions: readonly ListedSubscription[];
  readonly today: CivilDate;
}

/**
 * The subscriptions of a kind with links to their details, and a link to start another (SUB-102, SUB-103, MAN-060,
 * MAN-061).
 */
export function ScheduledListScreen({ kind, subscriptions, today }: ScheduledListScreenProps) {
  return (
    <Stack gap="s6">
      <Grid tile="large" list>
        {inListOrder(subscriptions).map((subscription) => (
          <li key={subscription.code}>
            <ListedCard {...{ kind, subscription, today }} />
          </li>
        ))}
      </Grid>
      <div>
        <LinkButton href={scheduledPages[kind].start} variant="secondary">
          Nova assinatura de {scheduledRules[kind].name}
        </LinkButton>
      </div>
    </Stack>
  );
}

interface ListedProps {
  readonly kind: ScheduledKind;
  readonly subscription: ListedSubscription;
  readonly today: CivilDate;
}

function ListedCard({ kind, subscription, today }: ListedProps) {
  const { code, contractId, status, planValue, freight, nextShipmentOn, scheduledItems } = subscription;
  const attention = attentionOf(factsOfListed(subscription), today);
  const step = attentionStep(attention, code);
  const name = purchaseName(
    kind,
    scheduledItems.filter(({ isGone }) => !isGone),
  );
  const isAllGone = scheduledItems.length > 0 && scheduledItems.every(({ isGone }) => isGone);
  // Makes the accessible names of the cards' links unique.
  const which = <VisuallyHidden>{` de ${name} (${code})`}</VisuallyHidden>;
  return (
    <Card>
      <Listed gap="s4">
        <Stack gap="s2" align="start">
          <Heading headingLevel={2} size="large">
            {name}
          </Heading>
          <StatusBadge tone={status.tone} label={status.label} />
        </Stack>
        {scheduledItems.length === 0 ? (
          <Text tone="soft">{noItemsText}</Text>
        ) : (
          <Stack gap="s3" list>
            {scheduledItems.map((item) => (
              <li key={item.sku}>
                <ProductLine
                  item={item}
                  isGone={item.isGone ?? false}
                  detail={`${countedUnits(kind, item.quantity)}${item.isGone ? ". Esgotado" : ""}`}
                />
              </li>
            ))}
          </Stack>
        )}
        {isOwed(attention) ? <Text numeric>{attentionText(attention, today)}</Text> : null}
        <Facts data-last="long">
          <Fact term="Entrega" fact={dispatchText(subscription)} />
          <Fact term="Valor por mês" fact={planValue === undefined ? undefined : formatCents(planValue)} />
          <Fact term="Frete" fact={isAllGone ? "Nenhum" : freightText(freight ?? zeroCents)} />
          <Fact term="Código" fact={code} />
          <Fact term="Próximo envio" fact={aboutOn(nextShipmentOn)} />
        </Facts>
        {isOwed(attention) ? (
          <LinkButton href={step.path} fullWidth>
            <span>{step.label}</span>
            {which}
          </LinkButton>
        ) : null}
        <LinkButton href={pathTo(scheduledPages[kind].detail, { code: contractId })} variant="secondary" fullWidth>
          Ver detalhes
          {which}
        </LinkButton>
      </Listed>
    </Card>
  );
}

function aboutOn(day: CivilDate | undefined): string | undefined {
  return day && `Sai por volta de ${formatLongDate(day)}`;
}

/** Shown without an active subscription of the kind: how to start one (SUB-103, MAN-061). */
export function NoScheduledScreen({ kind }: { readonly kind: ScheduledKind }) {
  return (
    <EmptyState
      title={`Nenhuma assinatura de ${scheduledRules[kind].name}`}
      action={<LinkButton href={scheduledPages[kind].start}>Começar uma assinatura</LinkButton>}
    >
      Escolha uma vez, e chega todo mês: com o BOX do seu pet ou avulso.
    </EmptyState>
  );
}
