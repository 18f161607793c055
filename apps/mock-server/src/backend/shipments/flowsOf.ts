import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions, termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { flowOf } from "./flow.ts";

/** The tracker data of a customer's boxes: the current term of each subscription that is paid or pending. */
export function flowsOf(store: WorldStore, customerCode: string): readonly ShipmentFlow[] {
  const stateOf = (subscription: Subscription) => subscriptionStateOf(store, subscription);
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase }) => purchase === undefined)
    .map((subscription) => {
      const [first, ...others] = termsOf(store, subscription);
      return flowOf([stateOf(first), ...others.map(stateOf)]);
    });
}
