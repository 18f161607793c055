import { loyaltyLevels } from "../seed/loyaltyLevels.ts";
import { boxCounter, type PriorState } from "./receivedBoxes.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";

/** The levels that boxes reach. A subscriber has the first one from the start (decision 86). */
const [, ...laterLevels] = loyaltyLevels;

/** Adds a level event after each box with which a customer reaches a level. Boxes count across renewals. */
export function withLevels(events: readonly SubscriptionEvent[], before: PriorState): readonly SubscriptionEvent[] {
  const mostOf = mostBoxesCounter(before);
  return events.flatMap((event) => {
    if (event.kind !== "box-delivered") return [event];
    const received = mostOf(event.subscriptionCode);
    const level = laterLevels.find(({ fromBoxes }) => fromBoxes === received);
    const { on, subscriptionCode } = event;
    return level === undefined
      ? [event]
      : [event, { kind: "level-reached" as const, level: level.name, on, subscriptionCode }];
  });
}

/**
 * Counts the boxes of each customer's pet with the most boxes, which has the customer's level.
 * @returns a function that adds a box to a subscription and returns the new count, if it is the customer's highest.
 */
function mostBoxesCounter({ subscriptions, shipments }: PriorState): (subscriptionCode: string) => number | undefined {
  const count = boxCounter({ subscriptions, shipments: [] });
  const customerOf = new Map(subscriptions.map(({ code, customerCode }) => [code, customerCode]));
  const most = new Map<string, number>();
  const receive = (code: string) => {
    const received = count(code);
    const customer = customerOf.get(code);
    if (received === undefined || customer === undefined || received <= (most.get(customer) ?? 0)) return undefined;
    most.set(customer, received);
    return received;
  };
  for (const { subscriptionCode, deliveredOn } of shipments) if (deliveredOn !== undefined) receive(subscriptionCode);
  return receive;
}
