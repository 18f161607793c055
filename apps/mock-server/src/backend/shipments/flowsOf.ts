import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import type { Subscription } from "../checkout/collections.ts";
import { payUntilOf, waitingPaymentOf } from "../resolution/waitingPayment.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
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

/** The tracker data of a customer's boxes, with their pending payments and what is most urgent. */
export function trackedFlowsOf(store: WorldStore, customerCode: string, now: number): readonly ShipmentFlow[] {
  return flowsOf(store, customerCode).map((flow) => {
    const subscription = store.subscriptions.get(flow.subscription);
    return {
      ...flow,
      waitingPayment: waitingPaymentOf(store, { code: flow.subscription }, now),
      payUntil: payUntilOf(store, { code: flow.subscription }, now),
      facts: subscription && attentionFactsOf(store, subscription, now),
    };
  });
}
