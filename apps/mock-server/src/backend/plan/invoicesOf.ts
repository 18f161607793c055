import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import type { Invoice } from "@petbox/domain/subscription/invoice";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { PaymentRequest } from "../resolution/collections.ts";
import { type Debt, penaltyDebtOf } from "../resolution/debt.ts";
import type { Charge } from "../subscriptions/collections.ts";

/** The payment service's status codes and words for an invoice. */
const standings = {
  boletoOpen: { statusCode: 1, statusText: "Em aberto" },
  boletoPaid: { statusCode: 2, statusText: "Aguardando confirmação" },
  paid: { statusCode: 3, statusText: "Paga" },
  unpaid: { statusCode: 4, statusText: "Não paga" },
  late: { statusCode: 5, statusText: "Em atraso" },
} as const satisfies Readonly<Record<string, Invoice>>;

/**
 * One invoice for each charged month and one for the penalty, which comes last in time; the newest first.
 * @param waiting the customer's pending payment request, if any.
 */
export function invoicesOf(
  { charges, subscription }: SubscriptionState,
  waiting: PaymentRequest | undefined,
  today: CivilDate,
): readonly Invoice[] {
  // An ended subscription no longer asks for the month that its card did not pay.
  const isAsked = ({ paidOn, calledOffOn }: Charge) =>
    calledOffOn === undefined && (paidOn !== undefined || subscription.endedOn === undefined);
  const months = charges.filter(isAsked).map((charge) => invoiceOf(charge, waiting, today));
  const penalty = penaltyDebtOf(subscription);
  // A penalty is charged once, so it is never overdue.
  const left = penalty && { ...invoiceOf(penalty, waiting, penalty.dueOn), isPenalty: true };
  return [...months, ...(left ? [left] : [])].toReversed();
}

function invoiceOf(debt: Debt, waiting: PaymentRequest | undefined, today: CivilDate): Invoice {
  return { ...standingOf(debt, waiting, today), dueOn: debt.dueOn, amount: debt.amount };
}

function standingOf({ id, paidOn, dueOn }: Debt, waiting: PaymentRequest | undefined, today: CivilDate) {
  if (paidOn !== undefined) return standings.paid;
  if (waiting?.means.kind === "boleto" && waiting.chargeIds.includes(id)) {
    return waiting.outcome === undefined ? standings.boletoOpen : standings.boletoPaid;
  }
  return isBefore(dueOn, today) ? standings.late : standings.unpaid;
}
