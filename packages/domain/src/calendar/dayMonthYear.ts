import type { Result } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { type CivilDate, formatBrazilianDate, parseBrazilianDate } from "./civilDate.ts";

/** Parses "10-03-2026", the server's format for the dates of a received BOX (SUB-127). */
export function parseDayMonthYear(text: string): Result<CivilDate, string> {
  return parseBrazilianDate(textIn(text).replaceAll("-", "/"));
}

/** "10-03-2026" */
export function formatDayMonthYear(date: CivilDate): string {
  return formatBrazilianDate(date).replaceAll("/", "-");
}
