import { type CivilDate, formatLongDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { rateableShipment, trackedShipment } from "@petbox/domain/shipment/flow";
import { timelineOf } from "@petbox/domain/shipment/timeline";
import { ratingPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import { Card } from "../../components/foundations/Card/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";
import { FailedCharge, type FailedChargeProps } from "./FailedCharge.tsx";
import { Facts, Layout } from "./SubscriptionTracker.styles.ts";
import { TrackedPet } from "./TrackedPet.tsx";
import { trackerSteps } from "./trackerSteps.tsx";

interface SubscriptionTrackerProps extends FailedChargeProps {
  readonly today: CivilDate;
  readonly trackingSite: string;
}

/** A subscription's tracker: pet, payment status and progress of the newest box. */
export function SubscriptionTracker({ flow, today, trackingSite, onRegularise }: SubscriptionTrackerProps) {
  const shipment = trackedShipment(flow, today);
  const rateable = rateableShipment(flow);
  const overdue = isOverdue(flow, today);
  const steps = trackerSteps(timelineOf(shipment, flow.payment, today), {
    subscription: flow.subscription,
    waitingPayment: flow.waitingPayment,
    shipment,
    overdue,
    trackingSite,
  });
  return (
    <Card>
      <Layout>
        <TrackedPet flow={flow} overdue={overdue} />
        {overdue ? <FailedCharge flow={flow} onRegularise={onRegularise} /> : <NextBox flow={flow} today={today} />}
        <Timeline steps={steps} />
        {rateable === undefined || rateable === shipment ? null : (
          <Link href={pathTo(ratingPaths.rating, { shipment: rateable.id })} standalone>
            Avaliar o último BOX recebido
          </Link>
        )}
      </Layout>
    </Card>
  );
}

/** Approximate dispatch date of the next box (SUB-162); hidden once it is past. */
function NextBox({ flow, today }: Pick<SubscriptionTrackerProps, "flow" | "today">) {
  const { active, nextShipDate } = flow;
  if (!active || nextShipDate === undefined || isBefore(nextShipDate, today)) return null;
  return (
    <Facts>
      <Text tone="soft">Data aproximada do próximo BOX</Text>
      <Text weight="bold">{formatLongDate(nextShipDate)}</Text>
    </Facts>
  );
}
