import type { Result } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { type CivilDate, formatBrazilianDate, parseBrazilianDate } from "./civilDate.ts";

/**
 * Parses "10-03-2026", the server's format for the dates of a received BOX (SUB-127).
 *
 * @example
 * parseDayMonthYear("10-03-2026"); // { ok: true, value: "2026-03-10" }
 */
export function parseDayMonthYear(text: string): Result<CivilDate, "date-invalid"> {
  return parseBrazilianDate(textIn(text).replaceAll("-", "/"));
}

/**
 * Formats a date as dd-mm-aaaa.
 *
 * @example
 * formatDayMonthYear(civilDate(2026, 3, 10)); // "10-03-2026"
 */
export function formatDayMonthYear(date: CivilDate): string {
  return formatBrazilianDate(date).replaceAll("/", "-");
}
