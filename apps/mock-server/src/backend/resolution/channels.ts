import { paymentRetryChannel } from "@petbox/api-client/resolution/channels";
import { channel } from "../channel.ts";
import { accountOf } from "../session/customers.ts";

/** A payment that is made again, open to whose subscription it is (decision 38). What there is by now, the page asks for. */
export const paymentRetries = channel({
  nameOf: paymentRetryChannel,
  mayListen({ code, visitor, store }) {
    const account = accountOf(visitor);
    return account !== undefined && store.subscriptions.get(code)?.customerCode === account;
  },
  missed: () => [],
});
