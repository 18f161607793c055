import * as z from "zod/mini";
import { paymentResultWire } from "../checkout/paymentWire.ts";
import { fieldMap, under } from "../contract/fieldMap.ts";
import { nullable } from "../contract/wireValues.ts";

/** The private channel of a subscription whose payment is made again (SUB-189, decision 38). */
export function paymentRetryChannel(subscriptionCode: string): string {
  return `channel-payment-retry.${subscriptionCode}`;
}

export const paymentRetryEvent = "NotifyPaymentRetryClientEvent";

/** What it carries. `payment_request`, the server's own name for the payment, is ours. */
export const paymentRetryMessage = under(
  "payment_payload",
  fieldMap({
    result: ["status", paymentResultWire],
    subscription: ["subscription_code", nullable(z.string())],
    request: ["payment_request", nullable(z.string())],
  }),
);
