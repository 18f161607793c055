import { addMonths, type CivilDate, isAfter, partsOf } from "../calendar/civilDate.ts";

/** The dates that determine a subscription's charge days. */
export interface ChargeDates {
  readonly createdOn?: CivilDate | undefined;
  /** The day of the oldest unpaid charge, or else of the next one. */
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** The last day of the term. */
  readonly expiresOn?: CivilDate | undefined;
  /** The day of the month of its charges, if a shorter month moved the first one; absent otherwise, or on a server that does not send it. */
  readonly anchorDay?: number | undefined;
}

/** The day of the charge `later` months after the next one: the subscription's day of the month, or the last day of a shorter month. */
export function chargeDay(subscription: ChargeDates, later: number): CivilDate | undefined {
  const { createdOn, nextInvoiceDate, expiresOn, anchorDay } = subscription;
  if (nextInvoiceDate === undefined) return undefined;
  const isAnchored = anchorDay !== undefined && anchorDay >= partsOf(nextInvoiceDate).day;
  if (isAnchored && addMonths(nextInvoiceDate, 0, anchorDay) === nextInvoiceDate)
    return addMonths(nextInvoiceDate, later, anchorDay);
  const isOfTheSeries = (day: CivilDate) => addMonths(day, monthsBetween(day, nextInvoiceDate)) === nextInvoiceDate;
  const series = [nextInvoiceDate, createdOn, expiresOn].filter((day) => day !== undefined).filter(isOfTheSeries);
  // The latest day of the month is the original one: the 31st falls on 28 February, not the other way round.
  const anchor = series.reduce((one, other) => (partsOf(other).day > partsOf(one).day ? other : one));
  return addMonths(anchor, monthsBetween(anchor, nextInvoiceDate) + later);
}

/**
 * The number of months missed because of an overdue charge: the term is extended by them, from the first charge day still
 * to come if the charge is paid today.
 */
export function missedMonths(subscription: ChargeDates, today: CivilDate): number {
  const isGone = (day: CivilDate | undefined) => day !== undefined && !isAfter(day, today);
  let lost = 0;
  while (isGone(chargeDay(subscription, lost + 1))) lost += 1;
  return lost;
}

/** Calendar months from one date to another, ignoring the days. */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (last.year - first.year) * 12 + last.month - first.month;
}
