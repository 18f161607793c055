import { loyaltyLevels } from "../seed/loyaltyLevels.ts";
import type { LifeEvent } from "./lifeEvent.ts";
import { type Before, boxCounter } from "./receivedBoxes.ts";

/** The events, and after each box that was the one missing for a level, that the level is reached. A renewal counts on. */
export function withLevels(events: readonly LifeEvent[], before: Before): readonly LifeEvent[] {
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
