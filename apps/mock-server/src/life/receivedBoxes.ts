import type { Subscription } from "../backend/checkout/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";

/** What is known before the events: every subscription there ever was, and the boxes that had come by then. */
export interface Before {
  readonly subscriptions: readonly Subscription[];
  readonly shipments: readonly Shipment[];
}

/**
 * Counts the boxes of each pet as they come; a renewal counts on. Pads and food are no boxes.
 * @returns counts one more of a subscription, and says how many there are now.
 */
export function boxCounter({ subscriptions, shipments }: Before): (subscriptionCode: string) => number | undefined {
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
