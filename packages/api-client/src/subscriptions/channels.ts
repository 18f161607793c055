import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";

/** The private channel of what becomes of a customer's subscriptions. Ours: a server without it only tells it later. */
export function subscriptionMovedChannel(customerCode: string): string {
  return `channel-subscription-moved.${customerCode}`;
}

export const subscriptionMovedEvent = "NotifySubscriptionMovedEvent";

/** Which subscription a box, a charge or the level has moved of. What there is to see is read again. */
export const subscriptionMovedMessage = fieldMap({ subscription: ["subscription_code", coercedString] });
