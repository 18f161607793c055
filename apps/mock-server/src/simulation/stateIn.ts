import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { type SubscriptionState, subscriptionStatesOf } from "./subscriptionState.ts";

/** A world's newest subscription of a kind, with its charges and shipments. */
export function stateIn(world: World, isMeant: (each: Subscription) => boolean): SubscriptionState | undefined {
  return subscriptionStatesOf(world).findLast(({ subscription }) => isMeant(subscription));
}

/** The world after a change of one subscription, its charges and its shipments. */
export function withState(world: World, before: Subscription, after: SubscriptionState): World {
  const { charges = [], shipments = [] } = world;
  const isOwn = isOf(before);
  return {
    ...withSubscription(world, before, after.subscription),
    charges: [...charges.filter((each) => !isOwn(each)), ...after.charges],
    shipments: [...shipments.filter((each) => !isOwn(each)), ...after.shipments],
  };
}

/** The world after a change of one subscription alone. */
export function withSubscription(world: World, before: Subscription, after: Subscription): World {
  return { ...world, subscriptions: (world.subscriptions ?? []).map((each) => (each === before ? after : each)) };
}

function isOf({ code }: Subscription) {
  return ({ subscriptionCode }: { readonly subscriptionCode: string }) => subscriptionCode === code;
}
