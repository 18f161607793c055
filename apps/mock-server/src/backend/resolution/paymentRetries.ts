import { pixChannel, pixEvent } from "@petbox/api-client/pix/channels";
import { paymentRetryChannel, paymentRetryEvent, paymentRetryMessage } from "@petbox/api-client/resolution/channels";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import { accountPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { cardAfterPayment, saveCards, walletOf } from "../cards/wallet.ts";
import { announceOn, channelEvent } from "../channel.ts";
import type { Dependencies } from "../requestContext.ts";
import { kept } from "../storeWriteError.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import type { PaymentRequest } from "./collections.ts";
import { amountOf, type Debt, openDebtsAmong, recordAttempt, wasPaid } from "./debt.ts";
import { isOpen } from "./debts.ts";

/** Processes each bank reply to a debt's payment that is due, once. A change that the store refuses to save waits for the next call. */
export function settleRetries(dependencies: Dependencies): void {
  const { store, clock } = dependencies;
  const now = clock();
  for (const { id } of store.paymentRequests.all()) {
    // An earlier payment of this run may have ended it.
    const request = store.paymentRequests.get(id);
    if (request?.outcome === undefined || request.end !== undefined || request.outcome.at > now) continue;
    let ended: Ended = { request, calledOff: [] };
    const isKept = kept(store, () => {
      ended = end(request, request.outcome?.result === "PAID", dependencies);
    });
    if (!isKept) continue;
    broadcastEnd(ended.request, dependencies);
    for (const other of ended.calledOff) announcePayment(other, "paid", dependencies);
  }
}

/** Cancels pending payments whose charges were paid by the subscription's card, ended unpaid, or now cost less. */
export function callOffPaid(dependencies: Pick<Dependencies, "store" | "clock" | "broadcast">): void {
  const { store, clock } = dependencies;
  for (const request of store.paymentRequests.all()) {
    if (!isOpen(request)) continue;
    const unpaid = unpaidOf(request, dependencies);
    if (unpaid.length > 0 && amountOf(unpaid) >= request.amount) continue;
    // A charge may also end unpaid, with its subscription.
    const isPaid = request.chargeIds.every((id) => wasPaid(store, id));
    if (kept(store, () => store.paymentRequests.put({ ...request, cancelledAt: clock() })))
      announcePayment(request, isPaid ? "paid" : "unknown", dependencies);
  }
}

/** Announces the PIX that expired unpaid after `since`, in epoch ms, so that open pages no longer ask to pay them. */
export function announceExpiredPix(
  dependencies: Pick<Dependencies, "store" | "clock" | "broadcast">,
  since: number,
): void {
  const { store, clock } = dependencies;
  for (const request of store.paymentRequests.all()) {
    const { means, outcome } = request;
    if (means.kind !== "pix" || outcome !== undefined || !isOpen(request)) continue;
    if (since < means.until && means.until <= clock()) announcePayment(request, "unknown", dependencies);
  }
}

function unpaidOf(
  { subscriptionCode, chargeIds }: PaymentRequest,
  { store }: Pick<Dependencies, "store">,
): readonly Debt[] {
  return openDebtsAmong(store, subscriptionCode, chargeIds);
}

/** A finished payment, and the pending ones for the same debt that it cancelled. */
interface Ended {
  readonly request: PaymentRequest;
  readonly calledOff: readonly PaymentRequest[];
}

/** Applies the bank's reply. A payment that does not match the current debt is refunded. */
function end(request: PaymentRequest, isPaid: boolean, dependencies: Dependencies): Ended {
  const { store, clock } = dependencies;
  const at = request.outcome?.at ?? clock();
  const on = civilDateAt(at);
  const open = unpaidOf(request, dependencies);
  // The debt may be paid already, or differ from the paid amount.
  const isDue = open.length > 0 && amountOf(open) === request.amount;
  const kind = isPaid ? (isDue ? "settled" : "returned") : "refused";
  const ended: PaymentRequest = { ...request, end: { kind, at } };
  store.paymentRequests.put(ended);
  if (kind !== "returned") {
    for (const debt of open) recordAttempt(store, debt, { on, outcome: isPaid ? "paid" : "refused" });
  }
  if (kind !== "settled") return { request: ended, calledOff: [] };
  const calledOff = store.paymentRequests
    .all()
    .filter((other) => isOpen(other) && other.chargeIds.some((id) => request.chargeIds.includes(id)));
  for (const other of calledOff) store.paymentRequests.put({ ...other, cancelledAt: at });
  keepPayingCard(request, store);
  return { request: ended, calledOff };
}

/** The card that paid a debt also pays the subscription's next months. */
function keepPayingCard({ means, subscriptionCode }: PaymentRequest, store: Dependencies["store"]): void {
  const subscription = store.subscriptions.get(subscriptionCode);
  if (means.kind !== "card" || subscription === undefined) return;
  const { customerCode } = subscription;
  const card = cardAfterPayment(store, customerCode, means.card);
  saveCards(store, customerCode, walletOf(store, customerCode));
  const current = store.subscriptions.get(subscriptionCode) ?? subscription;
  store.subscriptions.put({ ...current, card });
}

const endResults = { settled: "paid", refused: "refused", returned: "unknown" } as const;

function broadcastEnd(request: PaymentRequest, dependencies: Dependencies): void {
  const { store, clock, sendMail } = dependencies;
  // A refund pays nothing.
  announcePayment(request, request.end === undefined ? "unknown" : endResults[request.end.kind], dependencies);
  if (request.end?.kind !== "returned") return;
  const subscription = store.subscriptions.get(request.subscriptionCode);
  const customer = subscription && store.customers.get(subscription.customerCode);
  if (customer === undefined) return;
  const subject = `Devolvemos ${formatCents(request.amount)}: ${whyReturned(request, dependencies)}`;
  sendMail({ to: customer.email, subject, path: accountPaths.area, sentAt: clock() });
}

function whyReturned(request: PaymentRequest, dependencies: Dependencies): string {
  if (unpaidOf(request, dependencies).length > 0) return "o valor da fatura tinha mudado";
  const isPaid = request.chargeIds.every((id) => wasPaid(dependencies.store, id));
  return isPaid ? "este pagamento já tinha sido feito" : "esta cobrança tinha sido cancelada";
}

/**
 * Announces the state of a payment to the subscription's page, to the page of its link, and to the customer's other pages. "unknown"
 * means started, cancelled or expired.
 */
export function announcePayment(
  { id, subscriptionCode }: Pick<PaymentRequest, "id" | "subscriptionCode">,
  result: PaymentResult,
  { broadcast, store }: Pick<Dependencies, "broadcast" | "store">,
): void {
  const message = z.encode(paymentRetryMessage, { result, subscription: subscriptionCode, request: id });
  announceOn(broadcast, paymentRetryChannel(subscriptionCode), channelEvent(paymentRetryEvent, message));
  if (store.paymentRequests.get(id)?.means.kind === "pix")
    announceOn(broadcast, pixChannel(id), channelEvent(pixEvent, {}));
  notifyPages([subscriptionCode], { broadcast, store });
}
