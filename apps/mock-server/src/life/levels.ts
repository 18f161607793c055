import type { Subscription } from "../backend/checkout/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import { loyaltyLevels } from "../seed/loyaltyLevels.ts";
import type { LifeEvent } from "./lifeEvent.ts";

/** What is known before the events: every subscription there ever was, and the boxes that had come by then. */
interface Before {
  readonly subscriptions: readonly Subscription[];
  readonly shipments: readonly Shipment[];
}

/** The events, and after each box that was the one missing for a level, that the level is reached. A renewal counts on. */
export function withLevels(events: readonly LifeEvent[], { subscriptions, shipments }: Before): readonly LifeEvent[] {
  const renewedFrom = new Map(subscriptions.map(({ code, renewedFrom }) => [code, renewedFrom]));
  const firstOf = (code: string): string => {
    const before = renewedFrom.get(code);
    return before === undefined ? code : firstOf(before);
  };
  const boxes = new Map<string, number>();
  const count = (code: string) => {
    const first = firstOf(code);
    const received = (boxes.get(first) ?? 0) + 1;
    boxes.set(first, received);
    return received;
  };
  for (const { subscriptionCode, deliveredOn } of shipments) if (deliveredOn !== undefined) count(subscriptionCode);
  return events.flatMap((event) => {
    if (event.kind !== "box-delivered") return [event];
    const received = count(event.subscriptionCode);
    const level = loyaltyLevels.find(({ fromBoxes }) => fromBoxes === received);
    const { on, subscriptionCode } = event;
    return level === undefined
      ? [event]
      : [event, { kind: "level-reached" as const, level: level.name, on, subscriptionCode }];
  });
}
