import { addDays, type CivilDate, parseBrazilianDate, parseCivilDate, weekdayOf } from "../calendar/civilDate.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";

const sunday = 0;
const saturday = 6;

/** The date itself, or the following Monday if it falls on a weekend. Holidays are ignored. */
export function weekendToMonday(date: CivilDate): CivilDate {
  const weekday = weekdayOf(date);
  if (weekday === saturday) return addDays(date, 2);
  return weekday === sunday ? addDays(date, 1) : date;
}

/** The ship date: the day after `from` (a requested date, or today), moved off the weekend (FUN-186 to FUN-188). */
export function shipDate(from: CivilDate): CivilDate {
  return weekendToMonday(addDays(from, 1));
}

/**
 * Parses a requested ship date, "2026-03-10" or "10/03/2026" (FUN-189, FUN-346).
 *
 * @example
 * parseShipDate("10/03/2026"); // { ok: true, value: "2026-03-10" }
 */
export function parseShipDate(text: string): Result<CivilDate, "ship-date-invalid"> {
  const iso = parseCivilDate(textIn(text).trim());
  const date = iso.ok ? iso : parseBrazilianDate(text);
  return date.ok ? accepted(date.value) : rejected("ship-date-invalid");
}
