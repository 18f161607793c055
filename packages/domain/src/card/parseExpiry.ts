import { expirationMonth } from "card-validator/dist/expiration-month.js";
import type { CivilDate } from "../calendar/civilDate.ts";
import type { FieldErrors } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { type Expiry, fullYearOf, isPast, twoDigits } from "./expiry.ts";

export const expirationMonthMessage = "Escolha o mês de validade do cartão.";
export const expirationYearMessage = "Escolha o ano de validade do cartão.";
export const expiryMessage = "Confira a validade do cartão.";
export const expiryPastMessage = "Este cartão já venceu. Confira a validade ou use outro cartão.";

/**
 * An expiry that is not over: months 1 to 12, the current month still good (FUN-268, FUN-269, FUN-284 to FUN-286). Whether
 * it is over is asked of the day given, São Paulo's: card-validator would ask the clock of the device.
 */
export function parseExpiry(month: string, year: string, today: CivilDate): Result<Expiry, string> {
  const fullYear = fullYearOf(year);
  if (!expirationMonth(month).isValid || fullYear === undefined) return rejected(expiryMessage);
  if (isPast(fullYear, Number(month), today)) return rejected(expiryPastMessage);
  return accepted({ month: twoDigits(Number(month)), year: twoDigits(fullYear) });
}

/**
 * What is wrong with an expiry chosen in two fields: whichever of them is missing; else, of an expiry that is over, the
 * month, because it is the month that the current year still leaves open.
 */
export function expiryErrorsOf(
  month: string,
  year: string,
  today: CivilDate,
): FieldErrors<"expirationMonth" | "expirationYear"> {
  const isMonthMissing = !expirationMonth(month).isValid;
  const isYearMissing = fullYearOf(year) === undefined;
  if (isMonthMissing || isYearMissing) {
    return {
      ...(isMonthMissing ? { expirationMonth: expirationMonthMessage } : {}),
      ...(isYearMissing ? { expirationYear: expirationYearMessage } : {}),
    };
  }
  const expiry = parseExpiry(month, year, today);
  return expiry.ok ? {} : { expirationMonth: expiry.error };
}

/** The same as `parseExpiry` for an expiry typed in one field as MM/YY (MAN-300). */
export function parseExpiryText(text: string, today: CivilDate): Result<Expiry, string> {
  const [, month = "", year = ""] = /^(\d{2})\/(\d{2})$/.exec(text.trim()) ?? [];
  return parseExpiry(month, year, today);
}
