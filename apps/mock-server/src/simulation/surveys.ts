import { secretHash } from "./hashNumber.ts";
import { boxCounter, type PriorState } from "./receivedBoxes.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";

/** The number of boxes before the customer gets a survey, once for each pet. */
export const surveyAfter = 3;

/** The hash in the URL of a pet's survey. @param code of the first term. */
export function surveyHash(code: string): string {
  return secretHash(`the survey of ${code}`);
}

/** Adds a survey event after the box that makes the customer due for one. */
export function withSurveys(events: readonly SubscriptionEvent[], before: PriorState): readonly SubscriptionEvent[] {
  const count = boxCounter(before);
  return events.flatMap((event) => {
    if (event.kind !== "box-delivered") return [event];
    const { on, subscriptionCode } = event;
    return count(subscriptionCode) === surveyAfter
      ? [event, { kind: "survey-asked" as const, on, subscriptionCode }]
      : [event];
  });
}
