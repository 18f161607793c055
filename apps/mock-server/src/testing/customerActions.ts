import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import type { Subscription } from "../backend/checkout/collections.ts";
import { renewableOf } from "../backend/renewal/renewable.ts";
import type { World } from "../backend/store.ts";
import { openCharge } from "../simulation/chargeDays.ts";
import { applyItemRemoval, attachExtraItem, removableUntil } from "../simulation/extraItem.ts";
import { applyRenewal } from "../simulation/renewSubscription.ts";
import { stateIn, withSubscription } from "../simulation/stateIn.ts";
import type { EventDetails } from "../simulation/subscriptionEvent.ts";
import { type SubscriptionState, subscriptionStatesOf } from "../simulation/subscriptionState.ts";
import { approvedCard, type SimulatedAction } from "./threeYears.ts";

/** Pays every debt in the bank's app. */
const payDebts: SimulatedAction = (world, on) => ({
  ...world,
  charges: (world.charges ?? []).map((charge) => ({ paidOn: on, ...charge })),
});

/** Confirms every delivery that has been outstanding long enough. */
const confirmDeliveries: SimulatedAction = (world, on) => ({
  ...world,
  shipments: (world.shipments ?? []).map((shipment) => {
    const { openedOn: createdOn, abortedOn, handedOverOn, deliveredOn } = shipment;
    const aborted = abortedOn !== undefined;
    const box = { createdOn, aborted, posted: handedOverOn !== undefined, delivered: deliveredOn !== undefined };
    return canConfirmDelivery(box, on) ? { ...shipment, confirmedOn: on } : shipment;
  }),
});

const askToCancel: SimulatedAction = (world, on) => changed(world, { cancelAskedOn: on });
const switchRenewalOff: SimulatedAction = (world) => changed(world, { renewalOff: true });
const mendCard: SimulatedAction = (world) => changed(world, { card: approvedCard });

/** Adds an extra item to an active subscription, if the card pays for the paid boxes. */
const addExtraItem: SimulatedAction = (world, on) => {
  const state = stateIn(world, goesOn);
  if (state === undefined || state.subscription.extraItem !== undefined || openCharge(state) !== undefined)
    return world;
  const added = attachExtraItem(state, { tag: "petisco", name: "Petisco extra", monthlyPrice: 790 }, on);
  if (!added.ok) return world;
  const { subscription, charge } = added.value;
  return {
    ...withSubscription(world, state.subscription, subscription),
    extraCharges: [...(world.extraCharges ?? []), ...(charge ? [charge] : [])],
  };
};

/** Removes the item before its first charge. */
const takeExtraItemOut: SimulatedAction = (world, on) => {
  const state = stateIn(world, goesOn);
  const until = state && removableUntil(state, world.extraCharges ?? [], renewedTerms(world, state));
  if (state === undefined || until === undefined || until < on) return world;
  return withSubscription(world, state.subscription, applyItemRemoval(state.subscription, on));
};

function renewedTerms(world: World, { subscription }: SubscriptionState): readonly SubscriptionState[] {
  const before = stateIn(world, ({ renewedInto }) => renewedInto === subscription.code);
  return before === undefined ? [] : [...renewedTerms(world, before), before];
}

/** Renews everything that can be renewed. */
export const renewWhatEnds: SimulatedAction = (world, on, emit) => {
  const { charges = [], shipments = [] } = world;
  const made = subscriptionStatesOf(world).map((state) => {
    const { startedOn, purchase } = state.subscription;
    const isOffered =
      purchase === undefined &&
      startedOn !== undefined &&
      renewalStanding(renewableOf(state, on), on).kind === "offered";
    const emitOf = (subscriptionCode: string) => (happening: EventDetails) =>
      emit({ ...happening, on, subscriptionCode });
    return (isOffered ? applyRenewal(state, on, emitOf) : undefined) ?? { state };
  });
  const renewals = made.flatMap(({ renewal }) => renewal ?? []);
  return {
    ...world,
    subscriptions: [
      ...made.map(({ state }) => state.subscription),
      ...renewals.map(({ subscription }) => subscription),
    ],
    charges: [...charges, ...renewals.flatMap((renewal) => renewal.charges)],
    shipments: [...shipments, ...renewals.flatMap((renewal) => renewal.shipments)],
  };
};

/** Renews, and changes their mind on the same day. */
const renewAndLeave: SimulatedAction = (world, on, emit) => askToCancel(renewWhatEnds(world, on, emit), on, emit);

export const actions: readonly SimulatedAction[] = [
  payDebts,
  confirmDeliveries,
  askToCancel,
  switchRenewalOff,
  mendCard,
  renewWhatEnds,
  renewAndLeave,
];

/** The actions on an extra item: adding and removing it. */
export const extraItemActions: readonly SimulatedAction[] = [addExtraItem, takeExtraItemOut];

/** Whether it is an active box subscription. */
function goesOn({ startedOn, endedOn, purchase }: Subscription): boolean {
  return startedOn !== undefined && endedOn === undefined && purchase === undefined;
}

/** Changes the newest active subscription. */
function changed(world: World, difference: Partial<Subscription>): World {
  const last = world.subscriptions?.findLast(goesOn);
  return last === undefined ? world : withSubscription(world, last, { ...last, ...difference });
}
