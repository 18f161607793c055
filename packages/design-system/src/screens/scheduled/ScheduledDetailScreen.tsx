import { type CivilDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { dateInText } from "@petbox/domain/calendar/dateInText";
import { freightText } from "@petbox/domain/delivery/freight";
import { formatCents } from "@petbox/domain/money/format";
import {
  factsOfOwnScheduled,
  isChangeable,
  isOngoing,
  type OwnScheduled,
  pendingShipments,
} from "@petbox/domain/scheduled/ownScheduled";
import { allSoldOutText, noItemsText, paidShipmentText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { dispatchText } from "@petbox/domain/scheduled/scheduledFreight";
import { isForSale } from "@petbox/domain/scheduled/scheduledItem";
import { countedUnits, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { itemPriceOf, orderTotalOf, totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { pathTo } from "@petbox/domain/site/pathTo";
import { hasOverdueCharge } from "@petbox/domain/subscription/listedSubscription";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { OwedNotice } from "../resolution/OwedNotice.tsx";
import { Fact } from "./Fact.tsx";
import { Actions, Facts } from "./OwnScheduled.styles.ts";
import { ProductLine } from "./ProductLine.tsx";
import { ScheduledShipments } from "./ScheduledShipments.tsx";

export interface ScheduledDetailScreenProps {
  readonly kind: ScheduledKind;
  readonly subscription: OwnScheduled;
  readonly today: CivilDate;
}

/**
 * A scheduled subscription: contents, schedule, past shipments, and links to change or cancel it (SUB-104 to SUB-108,
 * MAN-062).
 */
export function ScheduledDetailScreen({ kind, subscription, today }: ScheduledDetailScreenProps) {
  const { code, contractId, items, freight, nextShipmentOn, nextChargeOn, endedOn, changeLocked } = subscription;
  const { debt, payment } = factsOfOwnScheduled(subscription);
  const { change, cancel } = scheduledPages[kind];
  const total = totalQuantity(items);
  const isNothingLeft = total === 0;
  // On the day of a refused charge the status still says active.
  const isOwed =
    isOngoing(subscription) && (debt !== undefined || payment !== undefined || hasOverdueCharge(subscription));
  const isLocked = isOngoing(subscription) && !isChangeable(subscription);
  const paidText = isChangeable(subscription) ? paidShipmentText(subscription) : undefined;
  return (
    <Stack gap="s8">
      <Card>
        <Stack gap="s5">
          <Heading headingLevel={2} size="large">
            O que vem em cada envio
          </Heading>
          {endedOn === undefined ? null : (
            <Alert tone="info" role="note">
              Cancelada em {dateInText(endedOn, today)}: nada mais é cobrado
              {pendingShipments(subscription).length === 0 ? "." : ", e o que já estava pago ainda chega."}
            </Alert>
          )}
          {isOwed ? (
            <OwedNotice subscription={code} debt={debt ?? {}} payment={payment} today={today} next="o próximo envio" />
          ) : null}
          {isLocked ? (
            <Alert tone="info" role="note">
              {changeLocked}
            </Alert>
          ) : null}
          {isNothingLeft && items.length > 0 && isChangeable(subscription) ? (
            <Alert tone="warning" role="note">
              {allSoldOutText}
            </Alert>
          ) : null}
          {items.length === 0 ? (
            <Text tone="soft">{noItemsText}</Text>
          ) : (
            <Stack gap="s3" list aria-label="Produtos">
              {items.map((item) => (
                <li key={item.sku}>
                  <ProductLine
                    item={item}
                    isGone={!isForSale(item)}
                    detail={
                      isForSale(item)
                        ? `${countedUnits(kind, item.quantity)}, ${formatCents(itemPriceOf(kind, item, total))} por mês`
                        : `${countedUnits(kind, item.quantity)}. Produto esgotado: não é mais enviado nem cobrado.`
                    }
                  />
                </li>
              ))}
            </Stack>
          )}
          {paidText && <Text tone="soft">{paidText}</Text>}
          <Facts data-facts="long">
            <Fact term="Entrega" fact={dispatchText(subscription)} />
            <Fact
              term="Próximo envio"
              fact={
                nextShipmentOn === undefined
                  ? isOwed
                    ? "Depois que o pagamento for aprovado"
                    : "Nenhum"
                  : `Sai por volta de ${formatLongDate(nextShipmentOn)}`
              }
            />
            <Fact term="Frete" fact={isNothingLeft ? "Nenhum" : freightText(freight)} />
            {nextChargeOn === undefined || isNothingLeft || isOwed ? null : (
              <Fact
                term="Próxima cobrança"
                fact={`${formatCents(orderTotalOf(kind, items, freight))} em ${formatLongDate(nextChargeOn)}`}
              />
            )}
            <Fact term="Código" fact={code} />
          </Facts>
          {isChangeable(subscription) ? (
            <Actions>
              <LinkButton href={pathTo(change, { code: contractId })}>Alterar assinatura</LinkButton>
              <LinkButton href={pathTo(cancel, { code: contractId })} variant="secondary">
                Cancelar assinatura
              </LinkButton>
            </Actions>
          ) : null}
        </Stack>
      </Card>
      <ScheduledShipments subscription={subscription} />
    </Stack>
  );
}
