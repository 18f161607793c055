import { type CivilDate, civilDateMessage, parseCivilDate, partsOf } from "@petbox/domain/calendar/civilDate";
import * as z from "zod/mini";
import { wrong } from "./wireValues.ts";

const datePart = z.union([z.number(), z.string()]);

/** A day in its three parts, numbers or texts. */
export const dayParts = z.codec(z.object({ day: datePart, month: datePart, year: datePart }), z.custom<CivilDate>(), {
  decode({ day, month, year }, context) {
    const [y, m, d] = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
    const date = parseCivilDate(`${y}-${m}-${d}`);
    return date.ok ? date.value : wrong(context, civilDateMessage);
  },
  encode: partsOf,
});
