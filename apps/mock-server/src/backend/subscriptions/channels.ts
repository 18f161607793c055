import { subscriptionMovedChannel } from "@petbox/api-client/subscriptions/channels";
import type { Channel } from "../channel.ts";
import { accountOf } from "../session/customers.ts";

/** Events of a customer's subscriptions, open to their account. No event is missed: the page has just read the current state. */
export const movedSubscriptions: Channel = {
  nameOf: subscriptionMovedChannel,
  mayListen: ({ code, visitor }) => accountOf(visitor) === code,
  missed: () => [],
};
