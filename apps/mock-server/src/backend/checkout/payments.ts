import {
  checkoutPaymentChannel,
  checkoutPaymentEvent,
  checkoutPaymentMessage,
} from "@petbox/api-client/checkout/channels";
import type { paymentResultEndpoint } from "@petbox/api-client/checkout/contract";
import type { ReplyOf } from "@petbox/api-client/contract/endpoint";
import * as z from "zod/mini";
import { cardAfterPayment } from "../cards/wallet.ts";
import { type ChannelEvent, channelEvent, socketChannelName } from "../channel.ts";
import type { Dependencies } from "../requestContext.ts";
import { StoreWriteError } from "../storeWriteError.ts";
import type { Subscription } from "./collections.ts";

/** The result of a payment, as pages and events report it. */
export type PaymentReply = NonNullable<ReplyOf<typeof paymentResultEndpoint>>;

/** The payments whose bank has not replied yet. */
export interface Payments {
  /**
   * Announces each payment whose outcome is due, once. A payment that the store refuses to save waits for the next
   * call.
   */
  settle(): void;
}

export function createPayments({ store, clock, broadcast }: Dependencies): Payments {
  return {
    settle() {
      const now = clock();
      for (const subscription of store.subscriptions.all()) {
        if (subscription.announced || subscription.outcome === undefined || subscription.outcome.at > now) continue;
        const announced: Subscription = { ...subscription, announced: true };
        try {
          store.transaction(() => {
            const { customerCode, card, outcome } = announced;
            const isPaid = outcome?.result === "PAID";
            store.subscriptions.put(
              isPaid ? { ...announced, card: cardAfterPayment(store, customerCode, card) } : announced,
            );
          });
        } catch (thrown) {
          if (thrown instanceof StoreWriteError) return;
          throw thrown;
        }
        const { event, message } = paymentEvent(paymentReport(announced));
        broadcast(socketChannelName(checkoutPaymentChannel(subscription.customerCode)), event, message);
        broadcastToWatchers({ store, broadcast }, announced);
      }
    },
  };
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
    const { event, message } = paymentEvent({ ...paymentReport(paid), subscription: reference });
    broadcast(socketChannelName(checkoutPaymentChannel(reference)), event, message);
  }
}

/** Whether the bank refused the payment. Such a subscription has never begun. */
export function isRefusedPayment({ announced, outcome }: Subscription): boolean {
  return announced && outcome?.result === "NOT_PAID";
}

const results = { PAID: "paid", NOT_PAID: "refused" } as const;

/** The result of a payment; unknown until its outcome is announced. */
export function paymentReport({ code, announced, outcome }: Subscription): PaymentReply {
  return { result: announced && outcome ? results[outcome.result] : "unknown", subscription: code };
}
