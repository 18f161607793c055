import type { Result } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { slashSeparated } from "../text/typedText.ts";
import { type CivilDate, parseBrazilianDate } from "./civilDate.ts";

/**
 * Rewrites a typed, pasted or filled date as "dd/mm/aaaa": day or year first, any separator or none, days and months of
 * one digit. Other text is returned unchanged. The date may not exist.
 */
export function typedDateText(text: string): string {
  const parts = slashSeparated(text);
  const [, day = "", month = "", year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(parts) ?? /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(parts) ?? [];
  if (year !== undefined) return `${day.padStart(2, "0")}/${month.padStart(2, "0")}/${year}`;
  const [, isoYear, isoMonth = "", isoDay = ""] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:T.*)?$/.exec(parts) ?? [];
  return isoYear === undefined ? textIn(text) : `${isoDay.padStart(2, "0")}/${isoMonth.padStart(2, "0")}/${isoYear}`;
}

/**
 * Parses a date as a person types or pastes it, with or without the input mask.
 *
 * @example
 * parseTypedDate("7.4.2000"); // { ok: true, value: "2000-04-07" }
 */
export function parseTypedDate(text: string): Result<CivilDate, "date-invalid"> {
  return parseBrazilianDate(typedDateText(text));
}
