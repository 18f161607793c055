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
