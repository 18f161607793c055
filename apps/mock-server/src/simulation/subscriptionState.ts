import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import type { World } from "../backend/store.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import type { ExtraCharge } from "../backend/upsell/collections.ts";
import type { SoldOut } from "./purchaseInStock.ts";
import type { EventDetails } from "./subscriptionEvent.ts";

/** A subscription with its charges and shipments, the oldest first. */
export interface SubscriptionState {
  readonly subscription: Subscription;
  readonly charges: readonly Charge[];
  readonly shipments: readonly ShipmentRecord[];
  /** The products that are sold out now. @default none */
  readonly soldOut?: SoldOut;
  /** The immediate charges for extra items. @default none */
  readonly extraCharges?: readonly ExtraCharge[];
  /** The terms that it renewed, the oldest first: the money of their aborted boxes is carried along. @default none */
  readonly earlier?: readonly SubscriptionState[];
}

/** Receives the events of the current day. */
export type EmitEvent = (happening: EventDetails) => void;

/** A world's subscriptions, each with its charges and shipments. */
export function subscriptionStatesOf({
  subscriptions = [],
  charges = [],
  shipments = [],
  soldOutItems = [],
  extraCharges = [],
}: World): readonly SubscriptionState[] {
  const chargesOf = bySubscription(charges);
  const shipmentsOf = bySubscription(shipments);
  const extraChargesOf = bySubscription(extraCharges);
  const soldOut = new Set(soldOutItems.map(({ tag }) => tag));
  const states = subscriptions.map((subscription) => ({
    subscription,
    soldOut,
    extraCharges: extraChargesOf.get(subscription.code) ?? [],
    charges: chargesOf.get(subscription.code) ?? [],
    shipments: shipmentsOf.get(subscription.code) ?? [],
  }));
  const byCode = new Map(states.map((state) => [state.subscription.code, state]));
  return states.map((state) => withEarlierTerms(state, byCode));
}

/** A state with the terms before it. */
export function withEarlierTerms(
  state: SubscriptionState,
  byCode: ReadonlyMap<string, SubscriptionState>,
): SubscriptionState {
  const earlier: SubscriptionState[] = [];
  for (let code = state.subscription.renewedFrom; code !== undefined; ) {
    const term = byCode.get(code);
    if (term !== undefined) earlier.unshift(term);
    code = term?.subscription.renewedFrom;
  }
  return earlier.length === 0 ? state : { ...state, earlier };
}

function bySubscription<Fact extends { readonly subscriptionCode: string }>(
  facts: readonly Fact[],
): ReadonlyMap<string, readonly Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.subscriptionCode);
    if (group === undefined) groups.set(fact.subscriptionCode, [fact]);
    else group.push(fact);
  }
  return groups;
}
