import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import * as z from "zod/mini";
import { civilDateIn } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";

/** "10-03-2026" (SUB-127) */
export const dayMonthYearWire = z.codec(z.string(), z.custom<CivilDate>(), {
  decode: (text, context) => civilDateIn(text) ?? addIssue(context, "date-invalid"),
  encode: formatDayMonthYear,
});
