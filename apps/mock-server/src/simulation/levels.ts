import { loyaltyLevels } from "../seed/loyaltyLevels.ts";
import { boxCounter, type PriorState } from "./receivedBoxes.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";

/** Adds a level event after each box that completes a level. Boxes count across renewals. */
export function withLevels(events: readonly SubscriptionEvent[], before: PriorState): readonly SubscriptionEvent[] {
  const count = boxCounter(before);
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
