import {
  checkoutPaymentChannel,
  checkoutPaymentEvent,
  checkoutPaymentMessage,
} from "@petbox/api-client/checkout/channels";
import type { paymentResultEndpoint } from "@petbox/api-client/checkout/contract";
import type { ReplyOf } from "@petbox/api-client/contract/endpoint";
import * as z from "zod/mini";
import { takeNewExpiry } from "../cards/wallet.ts";
import { type Announcement, announcement, onSocket } from "../channel.ts";
import { NotKept } from "../notKept.ts";
import type { Dependencies } from "../requestContext.ts";
import type { Subscription } from "./collections.ts";

/** The payments that wait for their bank. */
export interface Payments {
  /** Announces those whose outcome has come, each once. What the store refuses to keep is left for the next time. */
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
            store.subscriptions.put(announced);
            if (announced.outcome?.result === "PAID") takeNewExpiry(store, announced.customerCode, announced.card);
          });
        } catch (thrown) {
          if (thrown instanceof NotKept) return;
          throw thrown;
        }
        const { event, message } = announcementOf(announced);
        broadcast(onSocket(checkoutPaymentChannel(subscription.customerCode)), event, message);
      }
    },
  };
}

/** What is broadcast of a payment. */
export function announcementOf(subscription: Subscription): Announcement {
  return announcement(checkoutPaymentEvent, z.encode(checkoutPaymentMessage, paymentReport(subscription)));
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
