import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";

/** The private channel of a customer's subscription events. Ours: without it changes show later. */
export function subscriptionMovedChannel(customerCode: string): string {
  return `channel-subscription-moved.${customerCode}`;
}

/** Reports that a subscription has changed. */
export const subscriptionMovedEvent = "NotifySubscriptionMovedEvent";

/** The subscription whose box, charge, card or level has changed. The page revalidates its data. */
export const subscriptionMovedMessage = fieldMap({ subscription: ["subscription_code", coercedString] });
