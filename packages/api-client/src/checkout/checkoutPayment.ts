import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import * as z from "zod/mini";
import { checkoutPaymentMessage } from "./channels.ts";

/**
 * The result that an event of the checkout payment tells (MAN-350, MAN-328). An event that is not what the contract
 * says, or that names another subscription than the one waited for, tells nothing.
 */
export function paymentResultOfEvent(message: unknown, subscription: string | undefined): PaymentResult {
  const { data: payment } = z.safeParse(checkoutPaymentMessage, message);
  const isAnother = subscription && payment?.subscription && subscription !== payment.subscription;
  return payment === undefined || isAnother ? "unknown" : payment.result;
}
