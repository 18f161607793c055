import { type CivilDate, isAfter } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";
import type { ShipmentFlow } from "../shipment/flow.ts";
import { isLateBox } from "../shipment/lateBox.ts";
import type { Shipment } from "../shipment/shipment.ts";
import type { AttentionFacts, OpenDebt } from "./attentionFacts.ts";
import { hasOverdueCharge, type ListedSubscription, listedStatusOf } from "./listedSubscription.ts";
import { isOverdue } from "./overdue.ts";
import type { SubscriptionDetails } from "./subscribedPlan.ts";

// A server that does not send the facts sends each page a part of them.

/** The facts in the tracker's data. */
export function factsOfFlow(flow: ShipmentFlow, today: CivilDate): AttentionFacts {
  if (flow.facts !== undefined) return flow.facts;
  const { active, nextInvoiceDate: on, amountDue, waitingPayment, payUntil, payment } = flow;
  if (!active) return { status: "canceled" };
  const isRefused = !payment.paid && payment.on !== undefined && !isAfter(payment.on, today);
  const isOpen = isOverdue(flow, today) || isRefused;
  return {
    ...(isOpen && { debt: debtOf(on, amountDue) }),
    ...(isOpen && paymentOf(waitingPayment, payUntil)),
    ...troubledBoxOf(flow.shipments[0], today),
    ...(on && { nextCharge: { on } }),
  };
}

function troubledBoxOf(newest: Shipment | undefined, today: CivilDate): Pick<AttentionFacts, "box"> {
  if (newest?.status === "aborted") return { box: { state: "aborted" } };
  if (newest === undefined || !isLateBox(newest, today)) return {};
  return { box: { state: "late", ...(newest.expectedOn && { on: newest.expectedOn }) } };
}

/** An overdue subscription, as the server lists it. */
interface OverdueEntry {
  readonly nextInvoiceDate?: CivilDate;
  readonly waitingPayment?: PendingPayment["by"];
  readonly facts?: AttentionFacts;
}

/** The facts in the list of overdue subscriptions. */
export function factsOfOverdue({ facts, nextInvoiceDate, waitingPayment }: OverdueEntry): AttentionFacts {
  return facts ?? { debt: debtOf(nextInvoiceDate, undefined), ...paymentOf(waitingPayment) };
}

/** The facts in the list's data. */
export function factsOfListed(listed: ListedSubscription): AttentionFacts {
  if (listed.facts !== undefined) return listed.facts;
  const status = listedStatusOf(listed);
  return {
    ...(status && { status }),
    ...(hasOverdueCharge(listed) && { debt: {} }),
    ...paymentOf(listed.waitingPayment),
    ...(listed.isCancelAsked && { leaving: {} }),
  };
}

/**
 * The facts in the data of the subscription's own page. Its status or a past invoice date (SUB-157) shows a debt.
 * @param today the current date in Brazil.
 */
export function factsOfDetails({ subscription, ...page }: SubscriptionDetails, today: CivilDate): AttentionFacts {
  if (page.facts !== undefined) {
    // The flag of the request is the documents' own; the facts are not.
    return page.isCancelAsked ? { ...page.facts, leaving: page.facts.leaving ?? {} } : page.facts;
  }
  if (subscription === undefined) return { awaitsFirstPayment: true };
  const { status, amount, nextInvoiceDate, penaltyDue, awaitedPenalty, expiresOn } = subscription;
  const active = status !== "expired" && status !== "canceled" && !subscription.isRenewed;
  const isDue = status === "overdue" || status === "suspended" || isOverdue({ active, nextInvoiceDate }, today);
  return {
    ...(status && { status }),
    ...(penaltyDue !== undefined && { debt: { amount: penaltyDue, isPenalty: true } }),
    ...(isDue && { debt: debtOf(nextInvoiceDate, amount) }),
    ...paymentOf(subscription.waitingPayment),
    // Without the penalty's data neither the day nor the absence of a penalty is known.
    ...(page.isCancelAsked && {
      leaving: awaitedPenalty === undefined ? {} : { on: awaitedPenalty.on, penalty: awaitedPenalty.amount },
    }),
    ...(expiresOn && { endedOn: expiresOn, term: { on: expiresOn, renews: !page.isRenewalOff } }),
    ...(nextInvoiceDate && { nextCharge: { on: nextInvoiceDate, ...(amount !== undefined && { amount }) } }),
  };
}

function debtOf(on: CivilDate | undefined, amount: Cents | undefined): OpenDebt {
  return { ...(on && { on }), ...(amount !== undefined && { amount }) };
}

function paymentOf(by: PendingPayment["by"] | undefined, lastDay?: CivilDate): Pick<AttentionFacts, "payment"> {
  return by === undefined ? {} : { payment: { by, ...(lastDay && { lastDay }) } };
}
