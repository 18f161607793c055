import { addDays, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import type { Subscription } from "../backend/checkout/collections.ts";
import { renewableOf } from "../backend/renewal/renewable.ts";
import type { World } from "../backend/store.ts";
import { openCharge } from "../life/chargeDays.ts";
import { removableUntil, withExtraItem, withoutExtraItem } from "../life/extraItem.ts";
import type { Happening, LifeEvent } from "../life/lifeEvent.ts";
import { live } from "../life/live.ts";
import { noonOf } from "../life/noonOf.ts";
import { renewed } from "../life/renew.ts";
import type { SubscriptionLife } from "../life/subscriptionLife.ts";
import { activeSubscription } from "../scenarios/people.ts";

/** A Tuesday. */
export const start = civilDate(2026, 3, 10);
/** How many days a random life has. */
export const days = 3 * 365;

export const approvedCard = {
  brand: "VISA",
  firstSix: "411111",
  lastFour: "1111",
  holder: "CARLA LIMA",
  expiry: "12/31",
};
export const refusedCard = { ...approvedCard, firstSix: "400000", lastFour: "0002" };

/** Paid at noon in São Paulo of its first day. */
export function paidOn(day: CivilDate, difference: Partial<Subscription> = {}): Subscription {
  const noon = noonOf(day);
  return { ...activeSubscription(noon), createdAt: noon, outcome: { result: "PAID", at: noon }, ...difference };
}

/** Something that customers do on a day, by themselves. @param tell hears what comes of it at once. */
export type Act = (world: World, on: CivilDate, tell: (event: LifeEvent) => void) => World;

/** All that is owed is paid, in the bank's app. */
const payDebts: Act = (world, on) => ({
  ...world,
  charges: (world.charges ?? []).map((charge) => ({ paidOn: on, ...charge })),
});

/** Whoever has waited for a box long enough says that it came. */
const confirmDeliveries: Act = (world, on) => ({
  ...world,
  shipments: (world.shipments ?? []).map((shipment) => {
    const { openedOn, handedOverOn, deliveredOn } = shipment;
    const box = { createdOn: openedOn, posted: handedOverOn !== undefined, delivered: deliveredOn !== undefined };
    return canConfirmDelivery(box, on) ? { ...shipment, confirmedOn: on } : shipment;
  }),
});

const askToCancel: Act = (world, on) => changed(world, { cancelAskedOn: on });
const switchRenewalOff: Act = (world) => changed(world, { renewalOff: true });
const mendCard: Act = (world) => changed(world, { card: approvedCard });

/** Somebody adds an item to what goes on, if their card pays for the boxes that are paid already. */
const addExtraItem: Act = (world, on) => {
  const life = newestLife(world);
  if (life === undefined || life.subscription.extraItem !== undefined || openCharge(life) !== undefined) return world;
  const added = withExtraItem(life, { tag: "petisco", name: "Petisco extra", monthlyPrice: 790 }, on);
  if (!added.ok) return world;
  const { subscription, charge } = added.value;
  return {
    ...withSubscription(world, life.subscription, subscription),
    extraCharges: [...(world.extraCharges ?? []), ...(charge ? [charge] : [])],
  };
};

/** They take it out again, where nobody was asked to pay for it. */
const takeExtraItemOut: Act = (world, on) => {
  const life = newestLife(world);
  const until = life && removableUntil(life, world.extraCharges ?? []);
  if (life === undefined || until === undefined || until < on) return world;
  return withSubscription(world, life.subscription, withoutExtraItem(life.subscription, on));
};

/** Whoever can renews. */
const renewWhatEnds: Act = (world, on, tell) => {
  const { subscriptions = [], charges = [], shipments = [] } = world;
  const ofIt = (code: string) => (fact: { readonly subscriptionCode: string }) => fact.subscriptionCode === code;
  const made = subscriptions.map((subscription) => {
    const { code, startedOn, purchase } = subscription;
    const life: SubscriptionLife = {
      subscription,
      charges: charges.filter(ofIt(code)),
      shipments: shipments.filter(ofIt(code)),
    };
    const isOffered =
      purchase === undefined &&
      startedOn !== undefined &&
      renewalStanding(renewableOf(life, on), on).kind === "offered";
    const tellOf = (subscriptionCode: string) => (happening: Happening) => tell({ ...happening, on, subscriptionCode });
    return (isOffered ? renewed(life, on, tellOf) : undefined) ?? { life };
  });
  const renewals = made.flatMap(({ renewal }) => renewal ?? []);
  return {
    ...world,
    subscriptions: [...made.map(({ life }) => life.subscription), ...renewals.map(({ subscription }) => subscription)],
    charges: [...charges, ...renewals.flatMap((renewal) => renewal.charges)],
    shipments: [...shipments, ...renewals.flatMap((renewal) => renewal.shipments)],
  };
};

export const acts: readonly Act[] = [
  payDebts,
  confirmDeliveries,
  askToCancel,
  switchRenewalOff,
  mendCard,
  renewWhatEnds,
];

/** What they do with an extra item: add it, or take it out again. */
export const extraItemActs: readonly Act[] = [addExtraItem, takeExtraItemOut];

/** The newest subscription that goes on, with all that has come of it. */
function newestLife({ subscriptions = [], charges = [], shipments = [] }: World): SubscriptionLife | undefined {
  const subscription = subscriptions.findLast(goesOn);
  if (subscription === undefined) return undefined;
  const own = ({ subscriptionCode }: { readonly subscriptionCode: string }) => subscriptionCode === subscription.code;
  return { subscription, charges: charges.filter(own), shipments: shipments.filter(own) };
}

/** Whether somebody gets boxes of it, today and tomorrow. */
function goesOn({ startedOn, endedOn, purchase }: Subscription): boolean {
  return startedOn !== undefined && endedOn === undefined && purchase === undefined;
}

function withSubscription(world: World, before: Subscription, after: Subscription): World {
  return { ...world, subscriptions: (world.subscriptions ?? []).map((each) => (each === before ? after : each)) };
}

/** The newest subscription that goes on is another one. */
function changed(world: World, difference: Partial<Subscription>): World {
  const last = (world.subscriptions ?? []).findLast(goesOn);
  return {
    ...world,
    subscriptions: (world.subscriptions ?? []).map((each) => (each === last ? { ...each, ...difference } : each)),
  };
}

/** Some subscriptions, and what their customers do so many days after the start. */
export interface AnyLife {
  readonly world: World;
  readonly acts: readonly { readonly after: number; readonly act: Act }[];
}

/** A life as it has become after three years, and what happened. */
export interface WholeLife {
  readonly world: World;
  readonly events: readonly LifeEvent[];
}

/**
 * Lives three years.
 * @param looks days, counted from the first one, on which nothing is done but to look how far life is.
 * @param see is shown the world at each of those, and after each act.
 */
export function livedThrough(
  { world, acts: planned }: AnyLife,
  looks: readonly number[] = [],
  see: (world: World, on: CivilDate) => void = () => {},
): WholeLife {
  const stops = [...planned, ...looks.map((after) => ({ after, act: undefined })), { after: days, act: undefined }];
  let [current, at]: [World, CivilDate] = [world, start];
  const events: LifeEvent[] = [];
  // Of two on one day the acts come in the order in which they are planned, whatever is looked at between them.
  for (const { after, act } of stops.toSorted((one, other) => one.after - other.after)) {
    const on = addDays(start, after);
    const next = live(current, at, on);
    events.push(...next.events);
    current = act === undefined ? next.world : act(next.world, on, (event) => events.push(event));
    at = on;
    see(current, on);
  }
  return { world: current, events };
}
