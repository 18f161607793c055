import { checkoutPaymentChannel } from "@petbox/api-client/checkout/channels";
import type { Channel } from "../channel.ts";
import { mayActFor } from "../session/customerAccess.ts";
import { customerOf } from "../session/ownData.ts";
import { paymentEvent, paymentReport } from "./payments.ts";
import { watchedPaymentReport } from "./watchedPayment.ts";

/** The payment of a checkout, named by the customer's code, or by the reference of a session that watches it. */
export const checkoutPayments: Channel = {
  nameOf: checkoutPaymentChannel,
  mayListen({ code, visitor, store }) {
    if (visitor.watchedPayment?.reference === code) return true;
    const customer = customerOf({ store, visitor });
    return customer?.code === code && mayActFor(customer, { store, visitor });
  },
  missed({ visitor, store }) {
    const subscription = store.subscriptions.get(visitor.answers.subscription ?? "");
    const report = subscription ? paymentReport(subscription) : watchedPaymentReport(visitor, store);
    return report && report.result !== "unknown" ? [paymentEvent(report)] : [];
  },
};
