import { addDays, addMonths, type CivilDate, formatLongDate, isBefore } from "../calendar/civilDate.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { type PlanLength, planLengthOf } from "../plan/planLength.ts";
import { cancellationPenalty } from "../plan/pricing.ts";
import { type ChargeDates, chargeDay, missedMonths, monthsBetween } from "./chargeSeries.ts";

/** The fields of a subscription that determine the penalty and the paid period. */
export interface CancellableSubscription extends ChargeDates {
  readonly plan: { readonly code: string };
  /** Length of the term in months. */
  readonly months?: number | undefined;
  /** Monthly price, without freight. */
  readonly monthlyValue?: Cents | undefined;
}

/** The terms of cancelling in one month of the term. */
export interface CancellationMonth {
  /** Counted from 1, the month of the first charge; 0 before the term begins. */
  readonly month: number;
  /** The last day paid for; undefined if the month is unpaid. */
  readonly paidUntil?: CivilDate;
  readonly penalty: Cents;
}

/** The penalty for cancelling, and until when boxes still arrive (decision 57). */
export interface CancellationTerms {
  readonly length: PlanLength;
  /** The first day of a term that has not begun: leaving it costs nothing until then (decision 78). */
  readonly startsOn?: CivilDate;
  /** Months of the term not yet charged, the basis of the penalty. Undefined if unknown. */
  readonly remainingMonths?: number;
  /** The penalty for cancelling now; undefined if it cannot be computed. */
  readonly penalty?: Cents;
  /** The last paid day; that month's box still arrives. Undefined without a paid month. */
  readonly paidUntil?: CivilDate;
  /** From this month to the last of the term, assuming overdue charges are paid today; empty if the penalty is always zero or unknown. */
  readonly byMonth: readonly CancellationMonth[];
}

/**
 * The penalty is a tenth of the remaining months of a half-yearly or yearly term, and zero for a monthly plan, after the
 * term (MAN-394 to MAN-396) and before its first day (decision 78).
 * @param today the current date in Brazil.
 */
export function cancellationTerms(subscription: CancellableSubscription, today: CivilDate): CancellationTerms {
  const { plan, months, monthlyValue, createdOn } = subscription;
  const length = planLengthOf({ tag: plan.code, months });
  const remainingMonths = remainingIn(subscription, length);
  const paidUntil = lastPaidDay(subscription, today);
  const startsOn = createdOn !== undefined && hasNotBegun(createdOn, today) ? createdOn : undefined;
  const terms = { length, ...(startsOn && { startsOn }), ...(paidUntil && { paidUntil }) };
  if (length === 1) return { ...terms, remainingMonths: 0, penalty: zeroCents, byMonth: [] };
  if (remainingMonths === undefined) return { ...terms, byMonth: [] };
  if (remainingMonths === 0) return { ...terms, remainingMonths, penalty: zeroCents, byMonth: [] };
  const free = startsOn && { penalty: zeroCents };
  if (monthlyValue === undefined) return { ...terms, remainingMonths, ...free, byMonth: [] };
  const penaltyOf = (left: number) =>
    cancellationPenalty({ monthlyPrice: monthlyValue, months: length, remainingMonths: left });
  const lost = missedMonths(subscription, today);
  const byMonth = Array.from({ length: remainingMonths + 1 }, (_, later) => {
    const until = later === 0 ? paidUntil : dayBefore(chargeDay(subscription, later + lost));
    return {
      month: length - remainingMonths + later,
      penalty: later === 0 && free ? free.penalty : penaltyOf(remainingMonths - later),
      ...(until && { paidUntil: until }),
    };
  });
  return { ...terms, remainingMonths, penalty: penaltyOf(remainingMonths), ...free, byMonth };
}

/** Whether a request on that day comes before the term's first day, when leaving costs nothing (decision 78). */
export function hasNotBegun(startsOn: CivilDate, askedOn: CivilDate): boolean {
  return isBefore(askedOn, startsOn);
}

/** Months not yet charged; zero without a next charge. */
function remainingIn(subscription: CancellableSubscription, length: PlanLength): number | undefined {
  const { createdOn, nextInvoiceDate, expiresOn = createdOn && addMonths(createdOn, length) } = subscription;
  if (nextInvoiceDate === undefined) return 0;
  if (expiresOn === undefined) return undefined;
  return Math.min(Math.max(monthsBetween(nextInvoiceDate, expiresOn), 0), length);
}

/** The day before the next charge, or else before the end of the term; undefined if that is past or a charge is overdue. */
function lastPaidDay({ nextInvoiceDate, expiresOn }: CancellableSubscription, today: CivilDate): CivilDate | undefined {
  const until = nextInvoiceDate ?? expiresOn;
  return until === undefined || !isBefore(today, until) ? undefined : dayBefore(until);
}

function dayBefore(day: CivilDate | undefined): CivilDate | undefined {
  return day && addDays(day, -1);
}

/** The penalty due when a cancellation request is granted, charged on that day. */
export interface PendingPenalty {
  readonly on: CivilDate;
  readonly amount: Cents;
}

/** Shown next to a pending cancellation request, so that the charge is no surprise. */
export function pendingPenaltyText({ on, amount }: PendingPenalty): string {
  return `Com a resposta, em ${formatLongDate(on)}, a multa de ${formatCents(amount)} é cobrada na forma de pagamento desta assinatura.`;
}
