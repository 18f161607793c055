import { type PendingPayment, pendingPaymentTitle } from "../payment/pendingPayment.ts";
import type { ListedStatus } from "./listedSubscription.ts";
import type { SubscriptionStatus } from "./status.ts";

/** The status of an overdue subscription with a PIX or boleto that can still be paid. */
const awaitingPaymentLabel = "Aguardando pagamento";

/**
 * Replaces the status of an overdue subscription while a payment of its debt is pending: nothing has failed then. Undefined for a status
 * that the payment does not change yet.
 */
export function statusWhilePaying(status: SubscriptionStatus, payment: PendingPayment): ListedStatus | undefined {
  if (status !== "overdue") return undefined;
  const isWithBank = payment.by === "card" || payment.isPaid === true;
  return { label: isWithBank ? pendingPaymentTitle(payment) : awaitingPaymentLabel, tone: "info" };
}
