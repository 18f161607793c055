import { addDays, type CivilDate, compareDates, isAfter, isBefore } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { ScheduledKind } from "../scheduled/scheduledKinds.ts";
import type { ShipmentFlow } from "../shipment/flow.ts";
import { nextEventOf } from "../shipment/nextEvent.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { factsOfFlow } from "./knownFacts.ts";

/** A charge or box of a day. */
interface EventOfDay<Kind extends string> {
  readonly kind: Kind;
  readonly on: CivilDate;
  /** Of a charge, as far as it is known; of a renewal, per month. */
  readonly amount?: Cents | undefined;
}

/** A charge or box of a pet's subscription. The first charge of a renewed term is its renewal; a retry is one of an open charge. */
interface EventOfPet extends EventOfDay<"charge" | "retry" | "penalty" | "renewal" | "box-leaves" | "box-arrives"> {
  readonly pet: NamedPet;
}

/** The next charge of a scheduled purchase. */
interface EventOfPurchase extends EventOfDay<"scheduled-charge"> {
  readonly purchase: ScheduledKind;
}

/** A future charge or box, with the code of its subscription. */
export type UpcomingEvent = (EventOfPet | EventOfPurchase) & { readonly subscription: string };

/** The next charge of a scheduled purchase, as the area's data list it. */
export interface ScheduledCharge {
  /** The code of the subscription. */
  readonly code: string;
  readonly purchase: ScheduledKind;
  readonly on: CivilDate;
  readonly amount?: Cents | undefined;
}

/** The number of days ahead for which events are listed. */
const daysAhead = 30;

/**
 * The charges and boxes of the next 30 days, soonest first; on one day, a subscription's charge precedes its box. Of an open debt they have
 * the next day on which its card is tried again.
 */
export function upcomingEvents(
  flows: readonly ShipmentFlow[],
  purchases: readonly ScheduledCharge[],
  today: CivilDate,
): readonly UpcomingEvent[] {
  const last = addDays(today, daysAhead);
  const ofPets = flows.flatMap((flow): readonly UpcomingEvent[] => {
    const { subscription, pet } = flow;
    const events = [...chargesOf(factsOfFlow(flow, today)), ...boxesOf(flow, today)];
    return events.map((event) => ({ ...event, subscription, pet }));
  });
  const ofPurchases = purchases.map(
    ({ code, ...charge }): UpcomingEvent => ({ kind: "scheduled-charge", subscription: code, ...charge }),
  );
  return [...ofPets, ...ofPurchases]
    .filter(({ on }) => !isBefore(on, today) && !isAfter(on, last))
    .sort((one, other) => compareDates(one.on, other.on));
}

type OwnEvent = Omit<EventOfPet, "pet">;

function chargesOf({ status, debt, nextCharge, leaving, term }: AttentionFacts): readonly OwnEvent[] {
  if (status === "expired" || status === "canceled") return [];
  const renewal = debt === undefined && leaving === undefined && term?.renews ? term : undefined;
  const isRenewal = renewal !== undefined && nextCharge?.on === renewal.on;
  return [
    ...(debt?.triedAgainOn === undefined
      ? []
      : [{ kind: "retry", on: debt.triedAgainOn, amount: debt.amount } as const]),
    ...(nextCharge === undefined || isRenewal ? [] : [{ kind: "charge", ...nextCharge } as const]),
    ...(renewal === undefined ? [] : [{ kind: "renewal", on: renewal.on, amount: renewal.amount } as const]),
    ...(leaving?.on === undefined || !leaving.penalty
      ? []
      : [{ kind: "penalty", on: leaving.on, amount: leaving.penalty } as const]),
  ];
}

/** The box under way, and the one after it. */
function boxesOf(flow: ShipmentFlow, today: CivilDate): readonly OwnEvent[] {
  const event = nextEventOf(flow, today);
  const nextOn = flow.active ? flow.nextShipDate : undefined;
  const next: readonly OwnEvent[] = nextOn === undefined ? [] : [{ kind: "box-leaves", on: nextOn }];
  switch (event?.kind) {
    case "box-arrives":
      return event.on === undefined ? next : [{ kind: "box-arrives", on: event.on }, ...next];
    case "box-leaves":
      return event.on === undefined ? next : [{ kind: "box-leaves", on: event.on }];
    case "box-aborted":
    case "next-box-leaves":
      return next;
    default:
      return [];
  }
}
