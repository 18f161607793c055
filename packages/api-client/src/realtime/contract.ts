import * as z from "zod/mini";
import { paymentResultWire, paymentWire } from "../checkout/paymentWire.ts";
import { renamed, under } from "../contract/renamed.ts";
import { nullable } from "../contract/wireValues.ts";

/** The private channel of a customer's checkout payment (MAN-350). */
export function checkoutPaymentChannel(customerCode: string): string {
  return `channel-payment-checkout.${customerCode}`;
}

export const checkoutPaymentEvent = "NotifyPaymentCheckoutEvent";

/** What the checkout payment event carries. */
export const checkoutPaymentMessage = under("payment_payload", paymentWire);

/** The private channel of a subscription whose payment is made again (SUB-189, decision 38). */
export function paymentRetryChannel(subscriptionCode: string): string {
  return `channel-payment-retry.${subscriptionCode}`;
}

export const paymentRetryEvent = "NotifyPaymentRetryClientEvent";

/** What it carries. `payment_request`, the server's own name for the payment, is ours. */
export const paymentRetryMessage = under(
  "payment_payload",
  renamed({
    result: ["status", paymentResultWire],
    subscription: ["subscription_code", nullable(z.string())],
    request: ["payment_request", nullable(z.string())],
  }),
);

/** The private channel of a PIX by its link, open to whoever has the link. Ours: a page that hears nothing asks when it is seen again. */
export function pixChannel(hash: string): string {
  return `channel-pix.${hash}`;
}

/** Says that something has become of the PIX: what there is to see is read again. */
export const pixEvent = "NotifyPixEvent";

/** The private channel of what becomes of a customer's subscriptions. Ours: a server without it only tells it later. */
export function subscriptionMovedChannel(customerCode: string): string {
  return `channel-subscription-moved.${customerCode}`;
}

export const subscriptionMovedEvent = "NotifySubscriptionMovedEvent";

/** Which subscription a box, a charge or the level has moved of. What there is to see is read again. */
export const subscriptionMovedMessage = renamed({ subscription: ["subscription_code", z.string()] });
