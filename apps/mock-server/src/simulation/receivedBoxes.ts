import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";

/** The state before the events: all subscriptions, and the delivered boxes. */
export interface PriorState {
  readonly subscriptions: readonly Subscription[];
  readonly shipments: readonly ShipmentRecord[];
}

/**
 * Counts the delivered boxes of each pet across renewals, without scheduled purchases.
 * @returns a function that adds a box to a subscription and returns the new count.
 */
export function boxCounter({ subscriptions, shipments }: PriorState): (subscriptionCode: string) => number | undefined {
  const renewedFrom = new Map(subscriptions.map(({ code, renewedFrom }) => [code, renewedFrom]));
  const firstOf = (code: string): string => {
    const before = renewedFrom.get(code);
    return before === undefined ? code : firstOf(before);
  };
  const purchases = new Set(subscriptions.flatMap(({ code, purchase }) => (purchase === undefined ? [] : [code])));
  const boxes = new Map<string, number>();
  const count = (code: string) => {
    if (purchases.has(code)) return undefined;
    const first = firstOf(code);
    const received = (boxes.get(first) ?? 0) + 1;
    boxes.set(first, received);
    return received;
  };
  for (const { subscriptionCode, deliveredOn } of shipments) if (deliveredOn !== undefined) count(subscriptionCode);
  return count;
}
