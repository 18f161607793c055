import {
  checkoutPaymentChannel,
  checkoutPaymentEvent,
  checkoutPaymentMessage,
} from "@petbox/api-client/checkout/channels";
import type { paymentResultEndpoint } from "@petbox/api-client/checkout/contract";
import type { ReplyOf } from "@petbox/api-client/contract/endpoint";
import * as z from "zod/mini";
import { cardAfterPayment } from "../cards/wallet.ts";
import { announceOn, type ChannelEvent, channelEvent } from "../channel.ts";
import type { Dependencies } from "../requestContext.ts";
import { kept } from "../storeWriteError.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import type { Subscription } from "./collections.ts";
import { isRefusedPayment } from "./isRefusedPayment.ts";

/** The result of a payment, as pages and events report it. */
export type PaymentReply = NonNullable<ReplyOf<typeof paymentResultEndpoint>>;

/**
 * Announces each payment whose outcome is due, once. A payment that the store refuses to save waits for the next
 * call.
 */
export function settlePayments(dependencies: Dependencies): void {
  const { store, clock, broadcast } = dependencies;
  const now = clock();
  for (const subscription of store.subscriptions.all()) {
    const { customerCode, card, outcome } = subscription;
    if (subscription.announced || outcome === undefined || outcome.at > now) continue;
    const announced: Subscription = { ...subscription, announced: true };
    const isKept = kept(store, () => {
      const isPaid = outcome.result === "PAID";
      store.subscriptions.put(isPaid ? { ...announced, card: cardAfterPayment(store, customerCode, card) } : announced);
    });
    if (!isKept) return;
    announceOn(broadcast, checkoutPaymentChannel(customerCode), paymentEvent(paymentReport(announced)));
    broadcastToWatchers({ store, broadcast }, announced);
    // A paid subscription is announced when it starts.
    if (isRefusedPayment(announced)) notifyPages([announced.code], dependencies);
  }
}

/** The event that announces the result of a payment. */
export function paymentEvent(report: PaymentReply): ChannelEvent {
  return channelEvent(checkoutPaymentEvent, z.encode(checkoutPaymentMessage, report));
}

/** Sessions that watch the payment listen to a separate channel, whose event does not name the subscription. */
function broadcastToWatchers(
  { store, broadcast }: Pick<Dependencies, "store" | "broadcast">,
  paid: Subscription,
): void {
  for (const { watchedPayment } of store.visitors.all()) {
    if (watchedPayment?.subscriptionCode !== paid.code) continue;
    const { reference } = watchedPayment;
    const event = paymentEvent({ ...paymentReport(paid), subscription: reference });
    announceOn(broadcast, checkoutPaymentChannel(reference), event);
  }
}

const results = { PAID: "paid", NOT_PAID: "refused" } as const;

/** The result of a payment; unknown until its outcome is announced. */
export function paymentReport({ code, announced, outcome }: Subscription): PaymentReply {
  return { result: announced && outcome ? results[outcome.result] : "unknown", subscription: code };
}
