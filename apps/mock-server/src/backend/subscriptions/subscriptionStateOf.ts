import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { soldOutIn } from "../scheduled/ownProducts.ts";
import type { WorldStore } from "../store.ts";

/** A subscription with its charges and shipments. */
export function subscriptionStateOf(store: WorldStore, subscription: Subscription): SubscriptionState {
  const isOwn = (each: { readonly subscriptionCode: string }) => each.subscriptionCode === subscription.code;
  return {
    subscription,
    charges: store.charges.all().filter(isOwn),
    shipments: store.shipments.all().filter(isOwn),
    soldOut: soldOutIn(store),
    extraCharges: store.extraCharges.all().filter(isOwn),
  };
}
