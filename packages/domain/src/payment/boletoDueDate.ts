import { addDays, type CivilDate, civilDate, daysBetween } from "../calendar/civilDate.ts";

/** The date of factor 1000 in the first cycle, which ended with 9999 on 21/02/2025; the next one started at 1000 the day after. */
const firstDay = civilDate(2000, 7, 3);
const firstFactor = 1000;
const factorsInARound = 9000;

/** The furthest due date in days from today, by the banks' agreement that makes the cycles distinguishable. */
const farthestAhead = 5500;

/**
 * The due date of a four-digit factor. Factors repeat every 9000 days and are never more than 5500 days ahead of `today`,
 * which determines the cycle. Undefined for a factor under 1000: the boleto is payable on sight.
 */
export function dueDateOf(factor: string, today: CivilDate): CivilDate | undefined {
  const days = Number(factor) - firstFactor;
  if (days < 0) return undefined;
  const inFirstRound = addDays(firstDay, days);
  const rounds = Math.floor((daysBetween(inFirstRound, today) + farthestAhead) / factorsInARound);
  return addDays(inFirstRound, Math.max(rounds, 0) * factorsInARound);
}

/** The factor of a due date, or "0000" without one. Throws RangeError for a date before the first factor. */
export function dueFactorOf(date: CivilDate | undefined): string {
  if (date === undefined) return "0000";
  const days = daysBetween(firstDay, date);
  if (days < 0) throw new RangeError(`No due factor before ${firstDay}: ${date}`);
  return String(firstFactor + (days % factorsInARound));
}
