import type { SubscriptionCounts } from "@petbox/domain/subscription/subscriptionCounts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import type { Store } from "../store.ts";
import { ownSubscriptions } from "./ownSubscriptions.ts";

/**
 * How many subscriptions of each kind a customer has. A box that has ended is in its list, and can be renewed there; of
 * what is bought at intervals only what goes on is.
 */
export function countsOf(store: Store, customerCode: string): SubscriptionCounts {
  const own = ownSubscriptions(store, customerCode);
  const goingOn = (kind: ScheduledPurchase["kind"]) =>
    own.filter(({ purchase, endedOn }) => purchase?.kind === kind && endedOn === undefined).length;
  return {
    boxes: own.filter(({ purchase }) => purchase === undefined).length,
    mats: goingOn("hygiene"),
    wetFoods: goingOn("wet-food"),
  };
}
