import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseBoleto } from "@petbox/domain/payment/boleto";
import { isBoletoOverdue } from "@petbox/domain/payment/isBoletoOverdue";
import type { Subscription } from "../checkout/collections.ts";
import { isWithinRepeatWindow } from "../checkout/repeatWindow.ts";
import type { RequestContext } from "../requestContext.ts";
import type { PaymentRequest } from "./collections.ts";
import { amountOf, type Debt, fixRequestedItems } from "./debt.ts";
import { waitingRequestOf } from "./debts.ts";
import { announcePayment } from "./paymentRetries.ts";

export const unknownText = "Não encontramos esta assinatura.";
export const nothingOwedText = "Esta assinatura não tem nada em aberto.";
export const waitingText = "Já existe um pagamento em andamento para esta assinatura.";

/** Starts a payment of the whole debt in place of an expired one, and notifies the open pages. */
export function startPayment(
  context: RequestContext<unknown>,
  subscription: Subscription,
  owed: readonly Debt[],
  begun: Pick<PaymentRequest, "id" | "means" | "outcome">,
): void {
  const { store, clock, visitor } = context;
  const earlier = waitingRequestOf(store, subscription);
  if (earlier) store.paymentRequests.put({ ...earlier, cancelledAt: clock() });
  const request: PaymentRequest = {
    ...begun,
    subscriptionCode: subscription.code,
    chargeIds: owed.map(({ id }) => id),
    amount: amountOf(owed),
    sessionId: visitor.sessionId,
    createdAt: clock(),
  };
  fixRequestedItems(store, subscription);
  store.paymentRequests.put(request);
  announcePayment(request, "unknown", context);
}

/** Whether a pending payment keeps another from being started. A PIX or boleto of an amount that is no longer owed does not. */
export function isBlocking(request: PaymentRequest, owed: readonly Debt[], now: number): boolean {
  const isOutdated = request.means.kind !== "card" && request.amount !== amountOf(owed);
  return !isOutdated && !isReplaceable(request, now);
}

/** Whether another payment may replace a pending one: it has expired, or its bank is silent. */
export function isReplaceable(request: PaymentRequest, now: number): boolean {
  const { means } = request;
  switch (means.kind) {
    case "pix":
      return means.until <= now;
    case "boleto": {
      const today = civilDateAt(now);
      const boleto = parseBoleto(means.line, today);
      return !boleto.ok || isBoletoOverdue(boleto.value, today);
    }
    case "card":
      return !isWithinRepeatWindow(request, now);
  }
}
