import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { awaitedPenaltyOf } from "../../simulation/grantCancellation.ts";
import type { Subscription } from "../checkout/collections.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/**
 * The next day on which the subscription's card is charged: for the penalty, an open charge or the next month. Undefined without a further
 * charge.
 */
export function dayOfNextCharge(store: WorldStore, subscription: Subscription): CivilDate | undefined {
  const state = subscriptionStateOf(store, subscription);
  return awaitedPenaltyOf(state)?.on ?? nextChargeOf(state)?.on;
}

/** Whether the next charge is the cancellation penalty. */
export function isPenaltyNext(store: WorldStore, subscription: Subscription): boolean {
  return awaitedPenaltyOf(subscriptionStateOf(store, subscription)) !== undefined;
}
