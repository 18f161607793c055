import type { LifeEvent } from "./lifeEvent.ts";
import { type Before, boxCounter } from "./receivedBoxes.ts";
import { unguessable } from "./unguessable.ts";

/** After so many boxes their customer is asked what they think of them, once for each pet. */
export const surveyAfter = 3;

/** What the survey about a pet's boxes is called in its address. @param code of the first term. */
export function surveyHash(code: string): string {
  return unguessable(`the survey of ${code}`);
}

/** The events, and after the box with which its customer knows enough of them, that they are asked. */
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
