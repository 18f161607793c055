import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { type NextEvent, nextEventOf } from "@petbox/domain/shipment/nextEvent";
import { nextEventText } from "@petbox/domain/shipment/nextEventText";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { regulariseText } from "@petbox/domain/subscription/overdue";
import { CalendarDays, CircleAlert, Hourglass, type LucideIcon, PackageX, Truck } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Line, Lines, More, Words } from "./UpcomingEvents.styles.ts";

/** Further lines are folded. */
const shownAtOnce = 4;

const icons: Readonly<Record<NextEvent["kind"], LucideIcon>> = {
  overdue: CircleAlert,
  "payment-refused": CircleAlert,
  "payment-waiting": Hourglass,
  charge: CalendarDays,
  "box-leaves": Truck,
  "box-arrives": Truck,
  "box-aborted": PackageX,
  "next-box-leaves": CalendarDays,
};

interface UpcomingEventsProps {
  readonly flows: readonly ShipmentFlow[];
  readonly today: CivilDate;
}

/** The next event and its date, one line per pet. Overdue subscriptions come first, with the way to pay them. */
export function UpcomingEvents({ flows, today }: UpcomingEventsProps) {
  const lines = flows
    .flatMap((flow) => {
      const event = nextEventOf(flow, today);
      return event === undefined ? [] : [{ flow, event }];
    })
    .sort((one, other) => Number(isOwed(other.event)) - Number(isOwed(one.event)))
    .map(({ flow, event }) => <EventLine key={flow.subscription} flow={flow} event={event} today={today} />);
  if (lines.length === 0) return null;
  const rest = lines.slice(shownAtOnce);
  return (
    <div>
      <Lines role="list" aria-label="O que vem agora">
        {lines.slice(0, shownAtOnce)}
      </Lines>
      {rest.length === 0 ? null : (
        <More>
          <summary>{rest.length === 1 ? "E mais um pet" : `E mais ${rest.length} pets`}</summary>
          <Lines role="list">{rest}</Lines>
        </More>
      )}
    </div>
  );
}

function isOwed({ kind }: NextEvent): boolean {
  return kind === "overdue";
}

interface EventLineProps {
  readonly flow: ShipmentFlow;
  readonly event: NextEvent;
  readonly today: CivilDate;
}

function EventLine({ flow: { subscription, pet }, event, today }: EventLineProps) {
  const owed = isOwed(event);
  const action = owed ? regulariseText : event.kind === "payment-waiting" ? seePendingPaymentText[event.by] : undefined;
  return (
    <Line data-owed={owed || undefined}>
      <Icon icon={icons[event.kind]} />
      <Words>{nextEventText(event, pet, today)}</Words>
      {action === undefined ? null : (
        <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} size="small">
          {action}
          <VisuallyHidden>{` da caixa ${pet.name}`}</VisuallyHidden>
        </LinkButton>
      )}
    </Line>
  );
}
