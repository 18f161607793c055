import { type PaymentResult, paymentResultOf } from "@petbox/domain/payment/paymentCheck";
import * as z from "zod/mini";
import { checkoutPaymentMessage } from "./contract.ts";

/**
 * The result that an event of the checkout payment tells (MAN-350, MAN-328). An event that is not what the contract
 * says, or that names another subscription than the one waited for, tells nothing.
 */
export function paymentResultOfEvent(message: unknown, subscription: string | undefined): PaymentResult {
  const parsed = z.safeParse(checkoutPaymentMessage, message);
  if (!parsed.success) return "unknown";
  const { status, subscription_code } = parsed.data.payment_payload;
  if (subscription && subscription_code && subscription !== subscription_code) return "unknown";
  return paymentResultOf(status);
}
