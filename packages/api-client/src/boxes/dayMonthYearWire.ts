import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatDayMonthYear, parseDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import * as z from "zod/mini";
import { civilDateIn } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";

/** "10-03-2026" (SUB-127) */
export const dayMonthYearWire = z.codec(z.string(), z.custom<CivilDate>(), {
  decode(text, context) {
    const date = parseDayMonthYear(text);
    return date.ok ? date.value : (civilDateIn(text) ?? addIssue(context, date.error));
  },
  encode: formatDayMonthYear,
});
