import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import * as z from "zod/mini";
import { paymentResultWire } from "../checkout/paymentWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";

/** The private channel of a retried payment (SUB-189, decision 38). */
export function paymentRetryChannel(subscriptionCode: string): string {
  return `channel-payment-retry.${subscriptionCode}`;
}

/** Reports the result of a retried payment. */
export const paymentRetryEvent = "NotifyPaymentRetryClientEvent";

/** Its payload. `payment_request`, the server's own name for the payment, is ours. */
export const paymentRetryMessage = envelope(
  "payment_payload",
  fieldMap({
    result: ["status", paymentResultWire],
    subscription: ["subscription_code", nullish(coercedString)],
    request: ["payment_request", nullish(coercedString)],
  }),
);

type Announcement = Extract<PaymentPanelEvent, { readonly type: "announced" }>;

/** The event of a retried payment (SUB-190). One that breaks the contract, or that names another subscription, carries no result. */
export function announcementIn(message: unknown, subscription: string): Announcement {
  const { data: announced } = z.safeParse(paymentRetryMessage, message);
  const isAnother = announced?.subscription !== undefined && announced.subscription !== subscription;
  if (announced === undefined || isAnother) return { type: "announced", request: undefined, result: "unknown" };
  return { type: "announced", request: announced.request, result: announced.result };
}
