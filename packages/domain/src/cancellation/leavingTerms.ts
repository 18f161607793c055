import { addDays, addMonths, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { type Cents, noCents } from "../money/cents.ts";
import { type PlanLength, planLengthOf } from "../plan/planLength.ts";
import { cancellationPenalty } from "../plan/pricing.ts";
import { type Charged, chargeDay, monthsBetween, monthsLost } from "./chargeSeries.ts";

/** As much of a subscription as tells what leaving it costs, and until when. */
export interface Leavable extends Charged {
  readonly plan: { readonly code: string };
  /** How many months the term has. */
  readonly months?: number | undefined;
  /** What a month costs, without the freight. */
  readonly monthlyValue?: Cents | undefined;
}

/** What leaving in one month of the term costs. */
export interface LeavingMonth {
  /** Counted from 1, the month of the first charge. */
  readonly month: number;
  /** The last day that is paid by then; undefined where the month is not paid. */
  readonly paidUntil?: CivilDate;
  readonly penalty: Cents;
}

/** What leaving costs, and until when boxes still come (decision 57). */
export interface LeavingTerms {
  readonly length: PlanLength;
  /** Months of the term that are still to be charged: they are what the penalty is worked out of. Undefined where nobody knows. */
  readonly remainingMonths?: number;
  /** What leaving now costs; undefined where that cannot be worked out. */
  readonly penalty?: Cents;
  /** The last day that is paid; the box of that month still comes. Undefined where nothing is. */
  readonly paidUntil?: CivilDate;
  /** From this month to the last one of the term, what is owed paid today; empty where leaving never costs anything, or nobody knows what. */
  readonly byMonth: readonly LeavingMonth[];
}

/**
 * What leaving costs: a tenth of the months that are left of a semestral or annual term, nothing of a monthly one or
 * after the term (MAN-394 to MAN-396).
 * @param today the civil date in Brazil.
 */
export function leavingTerms(subscription: Leavable, today: CivilDate): LeavingTerms {
  const { plan, months, monthlyValue } = subscription;
  const length = planLengthOf({ tag: plan.code, description: months === undefined ? "" : String(months) });
  const remainingMonths = remainingIn(subscription, length);
  const paidUntil = lastPaidDay(subscription, today);
  const terms = { length, ...(paidUntil && { paidUntil }) };
  if (length === 1) return { ...terms, remainingMonths: 0, penalty: noCents, byMonth: [] };
  if (remainingMonths === undefined) return { ...terms, byMonth: [] };
  if (remainingMonths === 0) return { ...terms, remainingMonths, penalty: noCents, byMonth: [] };
  if (monthlyValue === undefined) return { ...terms, remainingMonths, byMonth: [] };
  const penaltyOf = (left: number) =>
    cancellationPenalty({ monthlyPrice: monthlyValue, months: length, remainingMonths: left });
  const lost = monthsLost(subscription, today);
  const byMonth = Array.from({ length: remainingMonths + 1 }, (_, later) => {
    const until = later === 0 ? paidUntil : dayBefore(chargeDay(subscription, later + lost));
    return {
      month: length - remainingMonths + later,
      penalty: penaltyOf(remainingMonths - later),
      ...(until && { paidUntil: until }),
    };
  });
  return { ...terms, remainingMonths, penalty: penaltyOf(remainingMonths), byMonth };
}

/** How many months are still to be charged. Without a next charge none is. */
function remainingIn(subscription: Leavable, length: PlanLength): number | undefined {
  const { createdOn, nextInvoiceDate, expiresOn = createdOn && addMonths(createdOn, length) } = subscription;
  if (nextInvoiceDate === undefined) return 0;
  if (expiresOn === undefined) return undefined;
  return Math.min(Math.max(monthsBetween(nextInvoiceDate, expiresOn), 0), length);
}

/** The day before the next charge, else before the end of the term; undefined once that is over, or something is owed. */
function lastPaidDay({ nextInvoiceDate, expiresOn }: Leavable, today: CivilDate): CivilDate | undefined {
  const until = nextInvoiceDate ?? expiresOn;
  return until === undefined || !isBefore(today, until) ? undefined : dayBefore(until);
}

function dayBefore(day: CivilDate | undefined): CivilDate | undefined {
  return day && addDays(day, -1);
}
