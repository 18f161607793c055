import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { type NextEvent, nextEventOf } from "@petbox/domain/shipment/nextEvent";
import { nextEventText } from "@petbox/domain/shipment/nextEventText";
import { type Attention, attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { abortedMoneyText, attentionText } from "@petbox/domain/subscription/attentionText";
import { factsOfFlow } from "@petbox/domain/subscription/knownFacts";
import { CalendarDays, CircleAlert, Hourglass, type LucideIcon, PackageX, Truck } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Accordion } from "../../components/foundations/Accordion/index.ts";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { nameOfPet } from "./nameOfPet.ts";
import { Line, Lines, Words } from "./UpcomingEvents.styles.ts";

/** Further lines are folded. */
const shownAtOnce = 4;

const eventIcons: Readonly<Record<NextEvent["kind"], LucideIcon>> = {
  charge: CalendarDays,
  "box-leaves": Truck,
  "box-arrives": Truck,
  "box-aborted": PackageX,
  "next-box-leaves": CalendarDays,
};

/** States whose sentence replaces that of the next event. */
const attentionIcons: Partial<Readonly<Record<Attention["kind"], LucideIcon>>> = {
  "first-payment": Hourglass,
  box: CircleAlert,
};

interface UpcomingEventsProps {
  readonly flows: readonly ShipmentFlow[];
  readonly today: CivilDate;
}

/** A subscription's next event and its date, with what else is urgent. */
interface UpcomingLine {
  readonly flow: ShipmentFlow;
  readonly attention: Attention;
  readonly event: NextEvent | undefined;
}

/** The next event and its date, one line per pet. Open charges have their own notice. */
export function UpcomingEvents({ flows, today }: UpcomingEventsProps) {
  const lines = flows
    .flatMap((flow) => lineOf(flow, today))
    .filter((line) => flows.length > 1 || !isToldBelow(line))
    .map((line) => <EventLine key={line.flow.subscription} {...line} today={today} />);
  if (lines.length === 0) return null;
  const rest = lines.slice(shownAtOnce);
  return (
    <div>
      <Lines role="list" aria-label="O que vem agora">
        {lines.slice(0, shownAtOnce)}
      </Lines>
      {rest.length === 0 ? null : (
        <Accordion title={rest.length === 1 ? "E mais um pet" : `E mais ${rest.length} pets`}>
          <Lines role="list">{rest}</Lines>
        </Accordion>
      )}
    </div>
  );
}

function isLate(attention: Attention): boolean {
  return attention.kind === "box" && attention.box.state === "late";
}

function lineOf(flow: ShipmentFlow, today: CivilDate): readonly UpcomingLine[] {
  const attention = attentionOf(factsOfFlow(flow, today), today);
  const event = nextEventOf(flow, today);
  const isOver = attention.kind === "expired" || attention.kind === "canceled";
  // Without an event, a calm subscription has no news either: its charge is on its own page.
  const isSilent = event === undefined && (isOver || attention.kind === "calm");
  return isOwed(attention) || isSilent ? [] : [{ flow, attention, event }];
}

/** Whether the tracker of the only subscription, or the strip of the next 30 days, has the event and its date. */
function isToldBelow({ attention, event }: UpcomingLine): boolean {
  if (isLate(attention)) return true;
  if (attention.kind !== "calm" || event === undefined || event.kind === "box-aborted") return false;
  return event.on !== undefined;
}

interface EventLineProps extends UpcomingLine {
  readonly today: CivilDate;
}

function EventLine({ flow, attention, event, today }: EventLineProps) {
  const { subscription, pet } = flow;
  const icon = attentionIcons[attention.kind] ?? (event === undefined ? CalendarDays : eventIcons[event.kind]);
  const needsAction = isLate(attention);
  const { label, path } = attentionStep(attention, subscription);
  return (
    <Line data-urgent={needsAction || undefined}>
      <Icon icon={icon} />
      <Words>{sentencesOf(attention, event, pet, today)}</Words>
      {needsAction ? (
        <LinkButton href={path} size="small">
          {label}
          <VisuallyHidden>{` ${nameOfPet(pet)}`}</VisuallyHidden>
        </LinkButton>
      ) : null}
    </Line>
  );
}

/** What becomes of the money of an aborted box. */
function moneyText(attention: Attention): string | undefined {
  return attention.kind === "box" && attention.box.state === "aborted" ? abortedMoneyText(attention.box) : undefined;
}

/** The next event, then what is urgent beside it; a line without an event names the pet in the latter. */
function sentencesOf(attention: Attention, event: NextEvent | undefined, pet: NamedPet, today: CivilDate): string {
  const isTold = attention.kind === "calm" || attention.kind === "card" || event?.kind === "box-aborted";
  if (event === undefined || attentionIcons[attention.kind] !== undefined) {
    return event?.kind === "box-aborted"
      ? nextEventText(event, pet, today, moneyText(attention))
      : attentionText(attention, today, pet);
  }
  const sentence = nextEventText(event, pet, today);
  return isTold ? sentence : `${sentence} ${attentionText(attention, today)}`;
}
