import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { soldOutIn } from "../scheduled/ownProducts.ts";
import type { WorldStore } from "../store.ts";
import { termsOf } from "./ownSubscriptions.ts";

/** A subscription with its charges and shipments, and the terms that it renewed if one of their boxes was aborted. */
export function subscriptionStateOf(store: WorldStore, subscription: Subscription): SubscriptionState {
  const state = termStateOf(store, subscription);
  if (subscription.renewedFrom === undefined) return state;
  const before = termsOf(store, subscription).slice(0, -1);
  const codes = new Set(before.map(({ code }) => code));
  // A monthly plan has many terms: they are read only if they may have left a credit.
  const mayLeaveCredit = store.shipments
    .all()
    .some(({ subscriptionCode, abortedOn }) => abortedOn !== undefined && codes.has(subscriptionCode));
  return mayLeaveCredit ? { ...state, earlier: before.map((term) => termStateOf(store, term)) } : state;
}

/** All terms of a subscription, the first one first, up to its last renewal. */
export function allTermsOf(store: WorldStore, subscription: Subscription): readonly SubscriptionState[] {
  let last = subscription;
  for (let next: Subscription | undefined = subscription; next !== undefined; ) {
    last = next;
    next = store.subscriptions.get(next.renewedInto ?? "");
  }
  return termsOf(store, last).map((term) => termStateOf(store, term));
}

function termStateOf(store: WorldStore, subscription: Subscription): SubscriptionState {
  const isOwn = (each: { readonly subscriptionCode: string }) => each.subscriptionCode === subscription.code;
  return {
    subscription,
    charges: store.charges.all().filter(isOwn),
    shipments: store.shipments.all().filter(isOwn),
    soldOut: soldOutIn(store),
    extraCharges: store.extraCharges.all().filter(isOwn),
  };
}
