import { type CivilDate, formatLongDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { pendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { ofPet } from "@petbox/domain/pet/phrases";
import { rateableShipment, type ShipmentFlow, trackedPayment, trackedShipment } from "@petbox/domain/shipment/flow";
import { isLateBox } from "@petbox/domain/shipment/lateBox";
import { type ChargePayment, timelineOf } from "@petbox/domain/shipment/timeline";
import { planPaths, ratingPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type Attention, attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { factsOfFlow } from "@petbox/domain/subscription/knownFacts";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import { statusWhilePaying } from "@petbox/domain/subscription/statusWhilePaying";
import { Card } from "../../components/foundations/Card/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";
import { Comeback } from "./Comeback.tsx";
import { FailedCharge } from "./FailedCharge.tsx";
import { NotArrived } from "./NotArrived.tsx";
import { Facts, Layout, Onward } from "./SubscriptionTracker.styles.ts";
import { TrackedPet } from "./TrackedPet.tsx";
import { trackerSteps } from "./trackerSteps.tsx";

export interface SubscriptionTrackerProps {
  readonly flow: ShipmentFlow;
  /** Whether the page shows the open charge elsewhere: one debt appears once. */
  readonly isDebtShown: boolean;
  readonly today: CivilDate;
  readonly trackingSite: string;
  /** Whether a link leads to the subscription's own page. @default false */
  readonly linksToPlan?: boolean | undefined;
}

/** A subscription's tracker: pet, payment status and progress of the newest box. */
export function SubscriptionTracker({
  flow,
  today,
  isDebtShown,
  trackingSite,
  linksToPlan = false,
}: SubscriptionTrackerProps) {
  const { subscription, pet } = flow;
  const shipment = trackedShipment(flow, today);
  const rateable = rateableShipment(flow);
  const attention = attentionOf(factsOfFlow(flow, today), today);
  const overdue = isOverdue(flow, today);
  const isLate = shipment !== undefined && isLateBox(shipment, today);
  const box = `caixa ${ofPet(pet)}`;
  const payment = chargePaymentOf(flow, attention, isDebtShown, today);
  return (
    <Card>
      <Layout>
        {/* The subscription's own page has the same words in its notice. */}
        <TrackedPet
          flow={flow}
          overdue={overdue && (linksToPlan || !isDebtShown)}
          paying={attention.kind === "payment" ? statusWhilePaying("overdue", attention.payment) : undefined}
        />
        <WhatIsUrgent {...{ flow, attention, today, isDebtShown, linksToPlan }} />
        {payment === undefined ? null : (
          <Timeline
            steps={trackerSteps(timelineOf(shipment, payment, today), {
              subscription,
              shipment,
              box,
              isLate,
              isDebtShown: isDebtShown || attention.kind === "payment",
              overdue,
              trackingSite,
            })}
          />
        )}
        {isLate ? <NotArrived box={box} trackingCode={shipment.trackingCode} /> : null}
        <Onward>
          {rateable === undefined || rateable === shipment ? null : (
            <Link href={pathTo(ratingPaths.rating, { shipment: rateable.id })} standalone>
              Avaliar o último BOX recebido
            </Link>
          )}
          {/* The way back to an expired one leads there, too. */}
          {linksToPlan && attention.kind !== "expired" ? (
            <Link href={pathTo(planPaths.plan, { code: subscription })} standalone>
              {`Ver a assinatura ${ofPet(pet)}`}
            </Link>
          ) : null}
        </Onward>
      </Layout>
    </Card>
  );
}

interface WhatIsUrgentProps extends Pick<SubscriptionTrackerProps, "flow" | "today" | "isDebtShown" | "linksToPlan"> {
  readonly attention: Attention;
}

/** The open charge, the way back to an ended subscription, or else the date of the next box. */
function WhatIsUrgent({ flow, attention, today, isDebtShown, linksToPlan }: WhatIsUrgentProps) {
  const { subscription, picture } = flow;
  if (isOwed(attention)) return isDebtShown ? null : <FailedCharge {...{ subscription, attention, today }} />;
  const hasEnded = attention.kind === "expired" || attention.kind === "canceled";
  return hasEnded ? (
    <Comeback {...{ attention, today, subscription }} species={picture.species} isTold={!linksToPlan} />
  ) : (
    <NextBox {...{ flow, today }} />
  );
}

/**
 * The last charge with its due date, and what its pending payment waits for: without amount and day if the page shows the debt elsewhere.
 * Undefined if an ended subscription never sent a box.
 */
function chargePaymentOf(
  flow: ShipmentFlow,
  attention: Attention,
  isDebtShown: boolean,
  today: CivilDate,
): ChargePayment | undefined {
  const payment = trackedPayment(flow);
  if (payment === undefined || !isOwed(attention)) return payment;
  return { ...payment, dueOn: attention.debt.on, pendingText: pendingTextOf(attention, isDebtShown, today) };
}

function pendingTextOf(attention: Attention, isDebtShown: boolean, today: CivilDate): string | undefined {
  if (attention.kind !== "payment") return undefined;
  const { payment, debt } = attention;
  const { by, isPaid } = payment;
  return isDebtShown
    ? pendingPaymentText({ by, ...(isPaid && { isPaid }) }, today)
    : pendingPaymentText(payment, today, debt.amount);
}

/** Approximate dispatch date of the next box (SUB-162); hidden once it is past. */
function NextBox({ flow, today }: Pick<SubscriptionTrackerProps, "flow" | "today">) {
  const { active, nextShipDate } = flow;
  if (!active || nextShipDate === undefined || isBefore(nextShipDate, today)) return null;
  return (
    <Facts>
      <Text size="small" tone="soft">
        Próximo BOX
      </Text>
      <Text size="small" weight="bold">
        {`Sai por volta de ${formatLongDate(nextShipDate)}`}
      </Text>
    </Facts>
  );
}
