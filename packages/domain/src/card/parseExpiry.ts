import { expirationMonth } from "card-validator/dist/expiration-month.js";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { FieldErrorCodes } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { type Expiry, fullYearOf, isPast, twoDigits } from "./expiry.ts";
import { typedExpiryText } from "./typedExpiry.ts";

export type ExpiryErrorCode = "expiry-invalid" | "card-expired";

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
