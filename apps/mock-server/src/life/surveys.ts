import type { LifeEvent } from "./lifeEvent.ts";
import { type Before, boxCounter } from "./receivedBoxes.ts";
import { unguessable } from "./unguessable.ts";

/** The number of boxes after which the customer gets a survey, once for each pet. */
export const surveyAfter = 3;

/** The hash in the URL of a pet's survey. @param code of the first term. */
export function surveyHash(code: string): string {
  return unguessable(`the survey of ${code}`);
}

/** Adds a survey event after the box that makes the customer due for one. */
export function withSurveys(events: readonly LifeEvent[], before: Before): readonly LifeEvent[] {
  const count = boxCounter(before);
  return events.flatMap((event) => {
    if (event.kind !== "box-delivered") return [event];
    const { on, subscriptionCode } = event;
    return count(subscriptionCode) === surveyAfter
      ? [event, { kind: "survey-asked" as const, on, subscriptionCode }]
      : [event];
  });
}
