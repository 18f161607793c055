import { addMonths, type CivilDate, isAfter, partsOf } from "../calendar/civilDate.ts";

/** As much of a subscription as tells on which days its months are charged. */
export interface Charged {
  readonly createdOn?: CivilDate | undefined;
  /** The day of the oldest charge that is not paid, else of the next one. */
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** The day on which the term is over. */
  readonly expiresOn?: CivilDate | undefined;
}

/** The day of the charge so many months after the next one: the day of the month on which it began, or the last of a shorter one. */
export function chargeDay(subscription: Charged, later: number): CivilDate | undefined {
  const { createdOn, nextInvoiceDate, expiresOn } = subscription;
  if (nextInvoiceDate === undefined) return undefined;
  const isOfTheSeries = (day: CivilDate) => addMonths(day, monthsBetween(day, nextInvoiceDate)) === nextInvoiceDate;
  const series = [nextInvoiceDate, createdOn, expiresOn].filter((day) => day !== undefined).filter(isOfTheSeries);
  // The 31st says more than the 28th of February that it falls on.
  const anchor = series.reduce((one, other) => (partsOf(other).day > partsOf(one).day ? other : one));
  return addMonths(anchor, monthsBetween(anchor, nextInvoiceDate) + later);
}

/**
 * How many months a charge that is owed has taken: the term goes on after them, from the first charge day that is still to
 * come once it is paid today.
 */
export function monthsLost(subscription: Charged, today: CivilDate): number {
  const isGone = (day: CivilDate | undefined) => day !== undefined && !isAfter(day, today);
  let lost = 0;
  while (isGone(chargeDay(subscription, lost + 1))) lost += 1;
  return lost;
}

/** Months of the calendar from one day's to another's, whatever the days in them. */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (last.year - first.year) * 12 + last.month - first.month;
}
