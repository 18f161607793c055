import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { openCharge } from "../../simulation/chargeDays.ts";
import { awaitedPenaltyOf } from "../../simulation/grantCancellation.ts";
import type { Subscription } from "../checkout/collections.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/**
 * The day of the subscription's next charge on its card: an open charge's due date, otherwise that of the penalty or the next month.
 * Undefined without a further charge.
 */
export function dayOfNextCharge(store: WorldStore, subscription: Subscription): CivilDate | undefined {
  const state = subscriptionStateOf(store, subscription);
  return openCharge(state)?.dueOn ?? awaitedPenaltyOf(state)?.on ?? nextChargeOf(state)?.on;
}

/** Whether the next charge is the cancellation penalty. */
export function isPenaltyNext(store: WorldStore, subscription: Subscription): boolean {
  const state = subscriptionStateOf(store, subscription);
  return openCharge(state) === undefined && awaitedPenaltyOf(state) !== undefined;
}
