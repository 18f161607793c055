import { expirationMonth } from "card-validator/dist/expiration-month.js";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { FieldErrorCodes } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { slashSeparated } from "../text/typedText.ts";
import { type Expiry, fullYearOf, isPast, twoDigits } from "./expiry.ts";

export type ExpiryErrorCode = "expiry-invalid" | "card-expired";

const month = "0?[1-9]|1[0-2]";
const twoDigitMonth = "0[1-9]|1[0-2]";
const fullYear = "(?:19|20)\\d{2}";

const monthFirst = new RegExp(`^(${month})/(\\d{2}|${fullYear})$`);
const yearFirst = new RegExp(`^(${fullYear})/(${month})$`);
const monthTogether = new RegExp(`^(${twoDigitMonth})(\\d{2}|${fullYear})$`);
const yearTogether = new RegExp(`^(${fullYear})(${twoDigitMonth})$`);

/**
 * Rewrites a typed, pasted or filled expiry as "MM/YY": "12/2030", "2030-12", "122030", "203012", "5/31". Six digits start
 * with the month if they can. Other text is returned unchanged; no digit is dropped.
 */
export function typedExpiryText(text: string): string {
  const parts = slashSeparated(text);
  const first = monthFirst.exec(parts) ?? monthTogether.exec(parts);
  if (first) return written(first[1], first[2]);
  const last = yearFirst.exec(parts) ?? yearTogether.exec(parts);
  return last ? written(last[2], last[1]) : textIn(text);
}

function written(monthPart = "", yearPart = ""): string {
  // Only a year of this century has a two-digit form.
  const year = yearPart.replace(/^20(?=\d{2}$)/, "");
  return `${monthPart.padStart(2, "0")}/${year}`;
}

/** An error code of an expiry chosen in two fields. */
export type ChosenExpiryErrorCode = ExpiryErrorCode | "expiration-month-missing" | "expiration-year-missing";

/**
 * Parses an expiry that has not passed: months 1 to 12, valid through the current month (FUN-268, FUN-269, FUN-284 to
 * FUN-286). Compared with the given day in São Paulo; card-validator would use the device's clock.
 *
 * @example
 * parseExpiry("12", "2030", civilDate(2026, 8, 15)); // { ok: true, value: { month: "12", year: "30" } }
 */
export function parseExpiry(month: string, year: string, today: CivilDate): Result<Expiry, ExpiryErrorCode> {
  const fullYear = fullYearOf(year);
  if (!expirationMonth(month).isValid || fullYear === undefined) return rejected("expiry-invalid");
  if (isPast(fullYear, Number(month), today)) return rejected("card-expired");
  return accepted({ month: twoDigits(Number(month)), year: twoDigits(fullYear) });
}

/**
 * The errors of an expiry chosen in two fields: a missing month or year, or, for a past expiry, the month, because the
 * current year still has months to choose from.
 */
export function expiryErrorsOf(
  month: string,
  year: string,
  today: CivilDate,
): FieldErrorCodes<"expirationMonth" | "expirationYear", ChosenExpiryErrorCode> {
  const isMonthMissing = !expirationMonth(month).isValid;
  const isYearMissing = fullYearOf(year) === undefined;
  if (isMonthMissing || isYearMissing) {
    return {
      ...(isMonthMissing ? { expirationMonth: "expiration-month-missing" } : {}),
      ...(isYearMissing ? { expirationYear: "expiration-year-missing" } : {}),
    };
  }
  const expiry = parseExpiry(month, year, today);
  return expiry.ok ? {} : { expirationMonth: expiry.error };
}

/**
 * `parseExpiry` for a single field, typed, pasted or filled by the browser (MAN-300).
 *
 * @example
 * parseExpiryText("12/30", civilDate(2026, 8, 15)); // { ok: true, value: { month: "12", year: "30" } }
 * parseExpiryText("07/26", civilDate(2026, 8, 15)); // { ok: false, error: "card-expired" }
 */
export function parseExpiryText(text: string, today: CivilDate): Result<Expiry, ExpiryErrorCode> {
  const [, month = "", year = ""] = /^(\d{2})\/(\d{2,4})$/.exec(typedExpiryText(text)) ?? [];
  return parseExpiry(month, year, today);
}
