import type { paymentResultEndpoint } from "@petbox/api-client/checkout/contract";
import type { ReplyOf } from "@petbox/api-client/contract/endpoint";
import {
  checkoutPaymentChannel,
  checkoutPaymentEvent,
  checkoutPaymentMessage,
} from "@petbox/api-client/realtime/contract";
import * as z from "zod/mini";
import { NotKept } from "../notKept.ts";
import type { Surroundings } from "../situation.ts";
import type { Subscription } from "./collections.ts";

/** The payments that wait for their bank. */
export interface Payments {
  /** Announces those whose outcome has come, each once. What the store refuses to keep is left for the next time. */
  settle(): void;
}

export function createPayments({ store, clock, broadcast }: Surroundings): Payments {
  return {
    settle() {
      const now = clock();
      for (const subscription of store.subscriptions.all()) {
        if (subscription.announced || subscription.outcome === undefined || subscription.outcome.at > now) continue;
        const announced: Subscription = { ...subscription, announced: true };
        try {
          store.subscriptions.put(announced);
        } catch (thrown) {
          if (thrown instanceof NotKept) return;
          throw thrown;
        }
        const { event, message } = announcementOf(announced);
        broadcast(`private-${checkoutPaymentChannel(subscription.customerCode)}`, event, message);
      }
    },
  };
}

/** What is broadcast of a payment; the event has the name that Laravel gives it on the socket. */
export function announcementOf(subscription: Subscription) {
  const message = z.encode(checkoutPaymentMessage, paymentReport(subscription));
  return { event: `App\\Events\\${checkoutPaymentEvent}`, message };
}

const results = { PAID: "paid", NOT_PAID: "refused" } as const;

/** What is told of a payment; nothing before its outcome was announced. */
export function paymentReport({
  code,
  announced,
  outcome,
}: Subscription): NonNullable<ReplyOf<typeof paymentResultEndpoint>> {
  return { result: announced && outcome ? results[outcome.result] : "unknown", subscription: code };
}
