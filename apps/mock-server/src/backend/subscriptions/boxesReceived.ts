import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { termsOf } from "./ownSubscriptions.ts";

/** The boxes that a subscription and its earlier terms have received; zero for a scheduled purchase. */
export function boxesReceived(store: WorldStore, subscription: Subscription): number {
  if (subscription.purchase !== undefined) return 0;
  const codes = new Set(termsOf(store, subscription).map(({ code }) => code));
  return store.shipments
    .all()
    .filter(({ subscriptionCode, deliveredOn }) => codes.has(subscriptionCode) && deliveredOn !== undefined).length;
}
