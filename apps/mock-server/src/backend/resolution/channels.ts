import { paymentRetryChannel } from "@petbox/api-client/resolution/channels";
import type { Channel } from "../channel.ts";
import { accountOf } from "../session/customers.ts";

/** A retried payment, open to the subscription's owner (decision 38). The page fetches the current state itself. */
export const paymentRetries: Channel = {
  nameOf: paymentRetryChannel,
  mayListen({ code, visitor, store }) {
    const account = accountOf(visitor);
    return account !== undefined && store.subscriptions.get(code)?.customerCode === account;
  },
  missed: () => [],
};
