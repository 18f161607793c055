import { addDays, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import type { Subscription } from "../backend/checkout/collections.ts";
import { renewableOf } from "../backend/renewal/renewable.ts";
import type { World } from "../backend/store.ts";
import { activeSubscription } from "../scenarios/people.ts";
import { advanceWorld } from "../simulation/advanceWorld.ts";
import { openCharge } from "../simulation/chargeDays.ts";
import { applyItemRemoval, attachExtraItem, removableUntil } from "../simulation/extraItem.ts";
import { noonOf } from "../simulation/noonOf.ts";
import { applyRenewal } from "../simulation/renewSubscription.ts";
import type { EventDetails, SubscriptionEvent } from "../simulation/subscriptionEvent.ts";
import type { SubscriptionState } from "../simulation/subscriptionState.ts";

/** A Tuesday. */
export const start = civilDate(2026, 3, 10);
/** The days of a random life. */
export const days = 3 * 365;

export const approvedCard = {
  brand: "VISA",
  firstSix: "411111",
  lastFour: "1111",
  holder: "CARLA LIMA",
  expiry: "12/31",
};
export const refusedCard = { ...approvedCard, firstSix: "400000", lastFour: "0002" };

/** A subscription paid at noon in São Paulo of its first day. */
export function paidOn(day: CivilDate, difference: Partial<Subscription> = {}): Subscription {
  const noon = noonOf(day);
  return { ...activeSubscription(noon), createdAt: noon, outcome: { result: "PAID", at: noon }, ...difference };
}

/** An action of customers on a day. @param tell receives its immediate events. */
export type Act = (world: World, on: CivilDate, tell: (event: SubscriptionEvent) => void) => World;

/** Pays every debt in the bank's app. */
const payDebts: Act = (world, on) => ({
  ...world,
  charges: (world.charges ?? []).map((charge) => ({ paidOn: on, ...charge })),
});

/** Confirms every delivery that has been outstanding long enough. */
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

/** Adds an extra item to an active subscription, if the card pays for the paid boxes. */
const addExtraItem: Act = (world, on) => {
  const life = newestLife(world);
  if (life === undefined || life.subscription.extraItem !== undefined || openCharge(life) !== undefined) return world;
  const added = attachExtraItem(life, { tag: "petisco", name: "Petisco extra", monthlyPrice: 790 }, on);
  if (!added.ok) return world;
  const { subscription, charge } = added.value;
  return {
    ...withSubscription(world, life.subscription, subscription),
    extraCharges: [...(world.extraCharges ?? []), ...(charge ? [charge] : [])],
  };
};

/** Removes the item before its first charge. */
const takeExtraItemOut: Act = (world, on) => {
  const life = newestLife(world);
  const until = life && removableUntil(life, world.extraCharges ?? []);
  if (life === undefined || until === undefined || until < on) return world;
  return withSubscription(world, life.subscription, applyItemRemoval(life.subscription, on));
};

/** Renews everything that can be renewed. */
const renewWhatEnds: Act = (world, on, tell) => {
  const { subscriptions = [], charges = [], shipments = [] } = world;
  const ofIt = (code: string) => (fact: { readonly subscriptionCode: string }) => fact.subscriptionCode === code;
  const made = subscriptions.map((subscription) => {
    const { code, startedOn, purchase } = subscription;
    const life: SubscriptionState = {
      subscription,
      charges: charges.filter(ofIt(code)),
      shipments: shipments.filter(ofIt(code)),
    };
    const isOffered =
      purchase === undefined &&
      startedOn !== undefined &&
      renewalStanding(renewableOf(life, on), on).kind === "offered";
    const tellOf = (subscriptionCode: string) => (happening: EventDetails) =>
      tell({ ...happening, on, subscriptionCode });
    return (isOffered ? applyRenewal(life, on, tellOf) : undefined) ?? { life };
  });
  const renewals = made.flatMap(({ renewal }) => renewal ?? []);
  return {
    ...world,
    subscriptions: [...made.map(({ life }) => life.subscription), ...renewals.map(({ subscription }) => subscription)],
    charges: [...charges, ...renewals.flatMap((renewal) => renewal.charges)],
    shipments: [...shipments, ...renewals.flatMap((renewal) => renewal.shipments)],
  };
};

/** Renews, and changes their mind on the same day. */
const renewAndLeave: Act = (world, on, tell) => askToCancel(renewWhatEnds(world, on, tell), on, tell);

export const acts: readonly Act[] = [
  payDebts,
  confirmDeliveries,
  askToCancel,
  switchRenewalOff,
  mendCard,
  renewWhatEnds,
  renewAndLeave,
];

/** The actions on an extra item: adding and removing it. */
export const extraItemActs: readonly Act[] = [addExtraItem, takeExtraItemOut];

/** The newest active subscription with its life. */
function newestLife({ subscriptions = [], charges = [], shipments = [] }: World): SubscriptionState | undefined {
  const subscription = subscriptions.findLast(goesOn);
  if (subscription === undefined) return undefined;
  const own = ({ subscriptionCode }: { readonly subscriptionCode: string }) => subscriptionCode === subscription.code;
  return { subscription, charges: charges.filter(own), shipments: shipments.filter(own) };
}

/** Whether it is an active box subscription. */
function goesOn({ startedOn, endedOn, purchase }: Subscription): boolean {
  return startedOn !== undefined && endedOn === undefined && purchase === undefined;
}

function withSubscription(world: World, before: Subscription, after: Subscription): World {
  return { ...world, subscriptions: (world.subscriptions ?? []).map((each) => (each === before ? after : each)) };
}

/** Changes the newest active subscription. */
function changed(world: World, difference: Partial<Subscription>): World {
  const last = (world.subscriptions ?? []).findLast(goesOn);
  return {
    ...world,
    subscriptions: (world.subscriptions ?? []).map((each) => (each === last ? { ...each, ...difference } : each)),
  };
}

/** Some subscriptions, and the actions of their customers by days after the start. */
export interface AnyLife {
  readonly world: World;
  readonly acts: readonly { readonly after: number; readonly act: Act }[];
}

/** A life after three years, with its events. */
export interface WholeLife {
  readonly world: World;
  readonly events: readonly SubscriptionEvent[];
}

/**
 * Advances a life by three years.
 * @param looks days after the start on which the life is only advanced.
 * @param see receives the world on each of those, and after each action.
 */
export function livedThrough(
  { world, acts: planned }: AnyLife,
  looks: readonly number[] = [],
  see: (world: World, on: CivilDate) => void = () => {},
): WholeLife {
  const stops = [...planned, ...looks.map((after) => ({ after, act: undefined })), { after: days, act: undefined }];
  let [current, at]: [World, CivilDate] = [world, start];
  const events: SubscriptionEvent[] = [];
  // Actions of one day run in their planned order, whatever is looked at in between.
  for (const { after, act } of stops.toSorted((one, other) => one.after - other.after)) {
    const on = addDays(start, after);
    const next = advanceWorld(current, at, on);
    events.push(...next.events);
    current = act === undefined ? next.world : act(next.world, on, (event) => events.push(event));
    at = on;
    see(current, on);
  }
  return { world: current, events };
}
