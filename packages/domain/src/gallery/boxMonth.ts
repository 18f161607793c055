import { type CivilDate, compareDates, formatLongMonth, parseCivilDate } from "../calendar/civilDate.ts";
import { type Result, rejected } from "../result.ts";
import { capitalized } from "../text/capitalized.ts";
import { textIn } from "../text/textIn.ts";

/** A picture's caption: "Outubro de 2025". Any day of the month represents it. */
export function monthCaption(month: CivilDate): string {
  return capitalized(formatLongMonth(month));
}

/**
 * Parses "10-2025", the specification's format for the month of a box (MAN-438), to the first day of the month.
 *
 * @example
 * parseBoxMonth("10-2025"); // { ok: true, value: "2025-10-01" }
 */
export function parseBoxMonth(text: string): Result<CivilDate, "date-invalid"> {
  const [, month, year] = /^(\d{2})-(\d{4})$/.exec(textIn(text)) ?? [];
  return month === undefined ? rejected("date-invalid") : parseCivilDate(`${year}-${month}-01`);
}

/**
 * Formats a month as mm-aaaa.
 *
 * @example
 * formatBoxMonth(civilDate(2025, 10, 1)); // "10-2025"
 */
export function formatBoxMonth(month: CivilDate): string {
  return `${month.slice(5, 7)}-${month.slice(0, 4)}`;
}

/** Sorts past boxes by month, newest first (MAN-139); boxes without a month come last, in their original order. */
export function newestFirst<Box extends { readonly month?: CivilDate }>(boxes: readonly Box[]): readonly Box[] {
  return [...boxes].sort((a, b) => {
    if (a.month !== undefined && b.month !== undefined) return compareDates(b.month, a.month);
    return Number(a.month === undefined) - Number(b.month === undefined);
  });
}
