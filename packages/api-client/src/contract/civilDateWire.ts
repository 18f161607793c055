import { type CivilDate, civilDateAt, parseCivilDate, partsOf } from "@petbox/domain/calendar/civilDate";
import * as z from "zod/mini";
import { addIssue, type Codec } from "./codec.ts";
import { coercedInteger, coercedString } from "./coerced.ts";

const timestamp = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)$/;
/** A day before its month, maybe without leading zeros. */
const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})\b/;

/**
 * The day of a server's text, in America/Sao_Paulo: "2026-11-04", "04/11/2026", either with a local time ("2026-11-04 22:48:55"), or a
 * timestamp with a zone such as "2026-11-05T01:48:55.000000Z", which is 4 November there. Undefined if the text is not a date.
 */
export function civilDateIn(text: string): CivilDate | undefined {
  const sent = text.replace(dayFirst, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  const [, day = "", time = "", zone = ""] = timestamp.exec(sent) ?? [];
  // Midnight in UTC is a day without a time: the output of Laravel's `date` cast if the application's time zone is UTC.
  const isInstant = day !== "" && !(/^00:00(:00)?$/.test(time) && /^(Z|\+00(?::?00)?)$/.test(zone));
  if (!isInstant) {
    const date = parseCivilDate(sent.slice(0, "yyyy-mm-dd".length));
    return date.ok ? date.value : undefined;
  }
  const instant = Date.parse(`${day}T${time}${isoZone(zone)}`);
  return Number.isNaN(instant) ? undefined : civilDateAt(instant);
}

/** "+0000", and PostgreSQL's "+00", as "+00:00". */
function isoZone(zone: string): string {
  return zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);
}

/** A day; a value that is not a date is an issue. */
export const civilDateWire: Codec<string, CivilDate> = z.codec(z.string(), z.custom<CivilDate>(), {
  decode: (sent, context) => civilDateIn(sent) ?? addIssue(context, "date-invalid"),
  encode: (date) => date,
});

const parts = z.object({ day: coercedInteger, month: coercedInteger, year: coercedInteger });

/** A day as text, or in its three parts. */
export const textOrParts = z.union([coercedString, parts]);

const sentDay = z.optional(z.catch(z.nullable(textOrParts), null));

/**
 * A day; undefined if it is missing or not a date ("0000-00-00"). A server may send it in its three parts.
 * @param none the wire value for undefined.
 */
/* @__NO_SIDE_EFFECTS__ */
export function civilDateOr(none: string | null): Codec<z.input<typeof sentDay>, CivilDate | undefined> {
  return z.codec(sentDay, z.custom<CivilDate | undefined>(), {
    decode: (sent) => civilDateIn(isoOf(sent ?? "")),
    encode: (date) => date ?? none,
  });
}

/** Like `civilDateOr`; undefined is written as null. */
export const optionalCivilDate = civilDateOr(null);

/** A day in its three parts; a server may send it as text instead. */
export const civilDateParts = z.codec(z.union([parts, z.string()]), z.custom<CivilDate>(), {
  decode: (sent, context) => civilDateIn(isoOf(sent)) ?? addIssue(context, "date-invalid"),
  encode: partsOf,
});

function isoOf(sent: z.output<typeof parts> | string): string {
  if (typeof sent === "string") return sent;
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  return `${padded(sent.year, 4)}-${padded(sent.month, 2)}-${padded(sent.day, 2)}`;
}
