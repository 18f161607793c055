import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { boxOf } from "./boxShipDate.ts";
import { ownScheduledOf } from "./ownScheduled.ts";

/** The active scheduled purchases that travel with a box. */
export function carriedPurchases(
  store: WorldStore,
  { code, customerCode }: Pick<Subscription, "code" | "customerCode">,
  now: number,
): readonly Subscription[] {
  return ownSubscriptions(store, customerCode).filter(
    (each) =>
      each.endedOn === undefined && boxOf(store, each)?.code === code && !ownScheduledOf(store, each, now).isStandalone,
  );
}
