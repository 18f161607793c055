import { envelope } from "../contract/fieldMap.ts";
import { paymentWire } from "./paymentWire.ts";

/** The private channel of a customer's checkout payment (MAN-350). */
export function checkoutPaymentChannel(customerCode: string): string {
  return `channel-payment-checkout.${customerCode}`;
}

/** Reports the result of the first payment. */
export const checkoutPaymentEvent = "NotifyPaymentCheckoutEvent";

/** The payload of the checkout payment event. */
export const checkoutPaymentMessage = envelope("payment_payload", paymentWire);
