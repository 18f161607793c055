import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { type CarryingBoxes, carryingBoxesOf } from "../../simulation/carryingBoxes.ts";
import { nextDue } from "../../simulation/chargeDays.ts";
import { withCurrentDispatch } from "../../simulation/freightWithoutBox.ts";
import { type SubscriptionState, subscriptionStatesOf } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { paidUp } from "../plan/nextCharge.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The state of a subscription as its next charge finds it: a purchase whose box ends before that day pays for its own parcel (decision 79). */
export function stateAtNextCharge(store: WorldStore, subscription: Subscription, today: CivilDate): SubscriptionState {
  const state = subscriptionStateOf(store, subscription);
  const day = nextDue(paidUp(state, today));
  if (day === undefined || subscription.purchase?.withBoxOf === undefined) return state;
  const boxes = boxesOn(store, subscription, { today, day });
  return boxes === undefined ? state : { ...state, subscription: withCurrentDispatch(subscription, boxes, day) };
}

/** The boxes that carry a purchase on a later day, assuming no further changes. */
function boxesOn(
  store: WorldStore,
  subscription: Subscription,
  { today, day }: { readonly today: CivilDate; readonly day: CivilDate },
): CarryingBoxes | undefined {
  const boxes = store.subscriptions
    .all()
    .filter(({ customerCode, purchase }) => customerCode === subscription.customerCode && purchase === undefined)
    .map((box) => subscriptionStateOf(store, box));
  const world = {
    subscriptions: boxes.map((box) => box.subscription),
    charges: boxes.flatMap(({ charges }) => charges),
    shipments: boxes.flatMap(({ shipments }) => shipments),
  };
  const states = subscriptionStatesOf(isAfter(day, today) ? advanceWorld(world, today, day).world : world);
  return carryingBoxesOf({ subscription }, new Map(states.map((state) => [state.subscription.code, state])));
}
