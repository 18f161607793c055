import { pixChannel, pixEvent } from "@petbox/api-client/pix/channels";
import { paymentRetryChannel, paymentRetryEvent, paymentRetryMessage } from "@petbox/api-client/resolution/channels";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import { accountPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { keepCards, takeNewExpiry, walletOf } from "../cards/wallet.ts";
import { announcement, onSocket } from "../channel.ts";
import { NotKept } from "../notKept.ts";
import type { Dependencies } from "../requestContext.ts";
import { tellMoved } from "../subscriptions/tellEvents.ts";
import type { PaymentRequest } from "./collections.ts";
import { amountOf, type Debt, noteTry, openAmong } from "./debt.ts";
import { isOpen } from "./debts.ts";

/** The payments with which somebody makes up for what they owe. */
export interface PaymentRetries {
  /** Carries out what the banks have said by now, each once. What the store refuses to keep is left for the next time. */
  settle(): void;
  /** Calls those off whose charges were paid in another way, by the card that the subscription has, or cost less by now. */
  callOffPaid(): void;
}

export function createPaymentRetries(dependencies: Dependencies): PaymentRetries {
  const { store, clock } = dependencies;

  /** Carries out what changes requests, unless the store refuses. */
  function kept(work: () => void): boolean {
    try {
      store.transaction(work);
      return true;
    } catch (thrown) {
      if (thrown instanceof NotKept) return false;
      throw thrown;
    }
  }

  return {
    settle() {
      const now = clock();
      for (const { id } of store.paymentRequests.all()) {
        // An earlier one of this very round may have ended it.
        const request = store.paymentRequests.get(id);
        if (request?.outcome === undefined || request.end !== undefined || request.outcome.at > now) continue;
        let ended: Ended = { request, calledOff: [] };
        const isKept = kept(() => {
          ended = end(request, request.outcome?.result === "PAID", dependencies);
        });
        if (!isKept) continue;
        tellEnd(ended.request, dependencies);
        for (const other of ended.calledOff) announce(other, "paid", dependencies);
      }
    },
    callOffPaid() {
      for (const request of store.paymentRequests.all()) {
        if (!isOpen(request)) continue;
        const unpaid = unpaidOf(request, dependencies);
        if (unpaid.length > 0 && amountOf(unpaid) >= request.amount) continue;
        if (kept(() => store.paymentRequests.put({ ...request, cancelledAt: clock() })))
          announce(request, unpaid.length > 0 ? "unknown" : "paid", dependencies);
      }
    },
  };
}

function unpaidOf({ subscriptionCode, chargeIds }: PaymentRequest, { store }: Dependencies): readonly Debt[] {
  return openAmong(store, subscriptionCode, chargeIds);
}

/** A payment that came to its end, and those that were called off by it: they were for the same. */
interface Ended {
  readonly request: PaymentRequest;
  readonly calledOff: readonly PaymentRequest[];
}

/** The bank has said yes or no. Money that is not what is owed by then goes back. */
function end(request: PaymentRequest, isPaid: boolean, dependencies: Dependencies): Ended {
  const { store, clock } = dependencies;
  const at = request.outcome?.at ?? clock();
  const on = civilDateAt(at);
  const open = unpaidOf(request, dependencies);
  // What is owed may be paid by now, or be another amount than what was paid.
  const isDue = open.length > 0 && amountOf(open) === request.amount;
  const kind = isPaid ? (isDue ? "settled" : "returned") : "refused";
  const ended: PaymentRequest = { ...request, end: { kind, at } };
  store.paymentRequests.put(ended);
  if (kind !== "returned") {
    for (const debt of open) noteTry(store, debt, { on, outcome: isPaid ? "paid" : "refused" });
  }
  if (kind !== "settled") return { request: ended, calledOff: [] };
  const calledOff = store.paymentRequests
    .all()
    .filter((other) => isOpen(other) && other.chargeIds.some((id) => request.chargeIds.includes(id)));
  for (const other of calledOff) store.paymentRequests.put({ ...other, cancelledAt: at });
  const subscription = store.subscriptions.get(request.subscriptionCode);
  // The next months are charged to the card that works.
  if (request.means.kind === "card" && subscription) {
    const { customerCode } = subscription;
    takeNewExpiry(store, customerCode, request.means.card);
    keepCards(store, customerCode, walletOf(store, customerCode));
    store.subscriptions.put({ ...subscription, card: request.means.card });
  }
  return { request: ended, calledOff };
}

function tellEnd(request: PaymentRequest, dependencies: Dependencies): void {
  const { store, clock, sendMail } = dependencies;
  announce(request, request.end?.kind === "refused" ? "refused" : "paid", dependencies);
  if (request.end?.kind === "settled") tellMoved([request.subscriptionCode], dependencies);
  if (request.end?.kind !== "returned") return;
  const subscription = store.subscriptions.get(request.subscriptionCode);
  const customer = subscription && store.customers.get(subscription.customerCode);
  if (customer === undefined) return;
  const isPaid = unpaidOf(request, dependencies).length === 0;
  const why = isPaid ? "este pagamento já tinha sido feito" : "o valor da fatura tinha mudado";
  const subject = `Devolvemos ${formatCents(request.amount)}: ${why}`;
  sendMail({ to: customer.email, subject, path: accountPaths.area, sentAt: clock() });
}

/** Tells whoever has its page open, or that of its link, what is so with a payment by now. "unknown": that it was begun, or called off. */
export function announce(
  { id, subscriptionCode }: Pick<PaymentRequest, "id" | "subscriptionCode">,
  result: PaymentResult,
  { broadcast, store }: Dependencies,
): void {
  const message = z.encode(paymentRetryMessage, { result, subscription: subscriptionCode, request: id });
  const told = announcement(paymentRetryEvent, message);
  broadcast(onSocket(paymentRetryChannel(subscriptionCode)), told.event, told.message);
  if (store.paymentRequests.get(id)?.means.kind !== "pix") return;
  const ofItsLink = announcement(pixEvent, {});
  broadcast(onSocket(pixChannel(id)), ofItsLink.event, ofItsLink.message);
}
