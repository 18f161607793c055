import { openCharge } from "../../simulation/chargeDays.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The next charge of each of a customer's purchases of pads or food; none while one is overdue. */
export function scheduledChargesOf(store: WorldStore, customerCode: string) {
  return ownSubscriptions(store, customerCode).flatMap((subscription) => {
    const { code, purchase } = subscription;
    if (purchase === undefined) return [];
    const state = subscriptionStateOf(store, subscription);
    const next = openCharge(state) === undefined ? nextChargeOf(state) : undefined;
    return next === undefined ? [] : [{ code, purchase: purchase.kind, ...next }];
  });
}
