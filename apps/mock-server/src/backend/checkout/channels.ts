import { checkoutPaymentChannel } from "@petbox/api-client/checkout/channels";
import { channel } from "../channel.ts";
import { announcementOf } from "./payments.ts";

/** The payment of a checkout, open to its customer: to whom the session paid for, for a lead has no account yet. */
export const checkoutPayments = channel({
  nameOf: checkoutPaymentChannel,
  mayListen: ({ code, visitor }) => visitor.customerCode === code,
  missed({ visitor, store }) {
    const subscription = store.subscriptions.get(visitor.answers.subscription ?? "");
    return subscription?.announced ? [announcementOf(subscription)] : [];
  },
});
