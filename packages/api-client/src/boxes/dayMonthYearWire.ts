import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatDayMonthYear, parseDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import * as z from "zod/mini";
import { civilDateIn } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";

/** A day before its month, maybe without its leading zeros, or with a time after it: "1-3-2026 14:22:10". */
const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})\b/;

/** "10-03-2026" (SUB-127) */
export const dayMonthYearWire = z.codec(z.string(), z.custom<CivilDate>(), {
  decode(text, context) {
    const [, day = "", month = "", year = ""] = dayFirst.exec(text) ?? [];
    const date = parseDayMonthYear(`${day.padStart(2, "0")}-${month.padStart(2, "0")}-${year}`);
    return date.ok ? date.value : (civilDateIn(text) ?? addIssue(context, date.error));
  },
  encode: formatDayMonthYear,
});
