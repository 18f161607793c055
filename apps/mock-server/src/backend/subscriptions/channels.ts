import { subscriptionMovedChannel } from "@petbox/api-client/subscriptions/channels";
import { channel } from "../channel.ts";
import { accountOf } from "../session/customers.ts";

/** What becomes of a customer's subscriptions, open to their account. What there is by now, the page has just read. */
export const movedSubscriptions = channel({
  nameOf: subscriptionMovedChannel,
  mayListen: ({ code, visitor }) => accountOf(visitor) === code,
  missed: () => [],
});
