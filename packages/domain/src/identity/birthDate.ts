import { type CivilDate, civilDate, fullYearsBetween, isBefore } from "../calendar/civilDate.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** The first accepted day; a fixed date, not relative to today (FUN-238). */
export const earliestCustomerBirthDate: CivilDate = civilDate(1926, 6, 16);
export const minCustomerAge = 18;

/** Whether a person born on that day is of age today; the eighteenth birthday counts (FUN-239). */
function isCustomerBirthDate(date: CivilDate, today: CivilDate): boolean {
  return !isBefore(date, earliestCustomerBirthDate) && fullYearsBetween(date, today) >= minCustomerAge;
}

/**
 * Parses a typed date.
 *
 * @example
 * parseCustomerBirthDate("07/04/2000", civilDate(2026, 8, 15)); // { ok: true, value: "2000-04-07" }
 */
export function parseCustomerBirthDate(text: string, today: CivilDate): Result<CivilDate, "birth-date-invalid"> {
  const date = parseTypedDate(text);
  return date.ok && isCustomerBirthDate(date.value, today) ? accepted(date.value) : rejected("birth-date-invalid");
}
