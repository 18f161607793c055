import { checkoutPaymentChannel, checkoutPaymentEvent } from "@petbox/api-client/realtime/contract";
import type { Surroundings } from "../situation.ts";
import type { Subscription } from "./collections.ts";

/** The payments that wait for their bank. */
export interface Payments {
  /** Announces those whose reply has come, each once. */
  settle(): void;
}

export function createPayments({ store, clock, broadcast }: Surroundings): Payments {
  return {
    settle() {
      const now = clock();
      for (const subscription of store.subscriptions.all()) {
        if (subscription.announced || subscription.outcome === undefined || subscription.outcome.at > now) continue;
        const announced: Subscription = { ...subscription, announced: true };
        store.subscriptions.put(announced);
        const { event, message } = announcementOf(announced);
        broadcast(`private-${checkoutPaymentChannel(subscription.customerCode)}`, event, message);
      }
    },
  };
}

/** What is broadcast of a payment; the event has the name that Laravel gives it on the socket. */
export function announcementOf(subscription: Subscription) {
  return { event: `App\\Events\\${checkoutPaymentEvent}`, message: { payment_payload: paymentPayload(subscription) } };
}

/** The result of a payment as it travels, with both keys saying the same (MAN-328). */
export function paymentPayload(subscription: Subscription): {
  real_status: string;
  status: string;
  subscription_code: string;
} {
  const status = subscription.announced && subscription.outcome ? subscription.outcome.result : "WAITING";
  return { real_status: status, status, subscription_code: subscription.code };
}
