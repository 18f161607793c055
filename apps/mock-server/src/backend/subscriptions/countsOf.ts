import type { SubscriptionCounts } from "@petbox/domain/subscription/subscriptionCounts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions } from "./ownSubscriptions.ts";

/**
 * A customer's number of subscriptions by kind. Ended boxes count, because their list offers the renewal; ended
 * scheduled purchases do not.
 */
export function countsOf(store: WorldStore, customerCode: string): SubscriptionCounts {
  const own = ownSubscriptions(store, customerCode);
  const goingOn = (kind: ScheduledPurchase["kind"]) =>
    own.filter(({ purchase, endedOn }) => purchase?.kind === kind && endedOn === undefined).length;
  return {
    boxes: own.filter(({ purchase }) => purchase === undefined).length,
    mats: goingOn("hygiene"),
    wetFoods: goingOn("wet-food"),
  };
}
