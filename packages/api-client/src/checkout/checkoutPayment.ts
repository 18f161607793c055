import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import * as z from "zod/mini";
import { checkoutPaymentMessage } from "./channels.ts";

/**
 * The payment result in an event (MAN-350, MAN-328); "unknown" for an event that breaks the contract or belongs to another
 * subscription.
 */
export function paymentResultOfEvent(message: unknown, subscription: string | undefined): PaymentResult {
  const { data: payment } = z.safeParse(checkoutPaymentMessage, message);
  const isAnother = subscription && payment?.subscription && subscription !== payment.subscription;
  return payment === undefined || isAnother ? "unknown" : payment.result;
}
