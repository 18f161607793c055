import { type CivilDate, formatDayMonth, formatLongDay } from "@petbox/domain/calendar/civilDate";
import { ofPet } from "@petbox/domain/pet/phrases";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type ScheduledCharge, type UpcomingEvent, upcomingEvents } from "@petbox/domain/subscription/upcoming";
import { upcomingText } from "@petbox/domain/subscription/upcomingText";
import { useId } from "react";
import { Accordion } from "../../components/foundations/Accordion/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Event, Events, Strip } from "./UpcomingStrip.styles.ts";

/** Further events are folded. */
export const eventsShownAtOnce = 4;

interface UpcomingStripProps {
  readonly flows: readonly ShipmentFlow[];
  readonly scheduledCharges: readonly ScheduledCharge[];
  readonly today: CivilDate;
}

/** Every charge and box of the next 30 days, in order; nothing without any. */
export function UpcomingStrip({ flows, scheduledCharges, today }: UpcomingStripProps) {
  const id = useId();
  const events = upcomingEvents(flows, scheduledCharges, today).map((event) => (
    <EventLine key={`${event.kind} ${event.on} ${event.subscription}`} event={event} />
  ));
  if (events.length === 0) return null;
  const rest = events.slice(eventsShownAtOnce);
  return (
    <Strip>
      <Heading headingLevel={3} id={id}>
        Próximos 30 dias
      </Heading>
      <Events role="list" aria-labelledby={id}>
        {events.slice(0, eventsShownAtOnce)}
      </Events>
      {rest.length === 0 ? null : (
        <Accordion title={rest.length === 1 ? "E mais uma data" : `E mais ${rest.length} datas`}>
          <Events role="list" aria-labelledby={id}>
            {rest}
          </Events>
        </Accordion>
      )}
    </Strip>
  );
}

function EventLine({ event }: { readonly event: UpcomingEvent }) {
  return (
    <Event>
      <time dateTime={event.on}>
        <span aria-hidden>{formatDayMonth(event.on)}</span>
        <VisuallyHidden>{formatLongDay(event.on)}</VisuallyHidden>
      </time>
      <span>
        {upcomingText(event)}
        {event.kind === "renewal" ? (
          <>
            {". "}
            <Link href={pathTo(planPaths.plan, { code: event.subscription })}>
              Como parar
              <VisuallyHidden>{` a assinatura ${ofPet(event.pet)}`}</VisuallyHidden>
            </Link>
          </>
        ) : null}
      </span>
    </Event>
  );
}
