import { addDays, type CivilDate, civilDate, daysBetween } from "../calendar/civilDate.ts";

/** The day of factor 1000, at first; the count ended with 9999 on 21/02/2025 and began again with 1000 the day after. */
const firstDay = civilDate(2000, 7, 3);
const firstFactor = 1000;
const factorsInARound = 9000;

/** How far ahead of today a boleto may fall due: what the banks agreed on to tell one round of factors from the next. */
const farthestAhead = 5500;

/**
 * The day that a due factor (four digits) means, which depends on when it is read: each factor comes again after 9000
 * days, and is never more than 5500 days ahead. A factor under 1000 names no day: the boleto is due when it is seen.
 */
export function dueDateOf(factor: string, today: CivilDate): CivilDate | undefined {
  const days = Number(factor) - firstFactor;
  if (days < 0) return undefined;
  const inFirstRound = addDays(firstDay, days);
  const rounds = Math.floor((daysBetween(inFirstRound, today) + farthestAhead) / factorsInARound);
  return addDays(inFirstRound, Math.max(rounds, 0) * factorsInARound);
}

/** The factor that a due date has; no date has "0000". Throws RangeError for a day before factors were counted. */
export function dueFactorOf(date: CivilDate | undefined): string {
  if (date === undefined) return "0000";
  const days = daysBetween(firstDay, date);
  if (days < 0) throw new RangeError(`No due factor before ${firstDay}: ${date}`);
  return String(firstFactor + (days % factorsInARound));
}
