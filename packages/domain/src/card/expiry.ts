import { type CivilDate, partsOf } from "../calendar/civilDate.ts";
import type { FieldErrors } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** When a card ends: month "01" to "12" and the year's last two digits, which is how both are sent. */
export type Expiry = { readonly month: string; readonly year: string };

export type ExpiryMonth = { readonly month: string; readonly disabled: boolean };

export const expirationMonthMessage = "Escolha o mês de validade do cartão.";
export const expirationYearMessage = "Escolha o ano de validade do cartão.";
export const expiryMessage = "Confira a validade do cartão.";
export const expiryPastMessage = "Este cartão já venceu. Confira a validade ou use outro cartão.";

const offeredYears = 12;

/** The years to choose from: 12, starting at the current one, two digits each (FUN-271, FUN-272). */
export function expiryYears(today: CivilDate): readonly string[] {
  const { year } = partsOf(today);
  return Array.from({ length: offeredYears }, (_, index) => twoDigits(year + index));
}

/**
 * The twelve months for the chosen year (two or four digits), those already past disabled (FUN-270). While no year is
 * chosen all of them can be.
 */
export function monthsOf(year: string, today: CivilDate): readonly ExpiryMonth[] {
  const current = partsOf(today);
  const chosen = fullYearOf(year);
  return Array.from({ length: 12 }, (_, index) => ({
    month: twoDigits(index + 1),
    disabled: chosen !== undefined && isPast(chosen, index + 1, current),
  }));
}

/** The year a card means: of two digits, above 80 is 19xx and otherwise 20xx (FUN-285). */
export function fullYearOf(year: string): number | undefined {
  if (/^\d{4}$/.test(year)) return Number(year);
  if (!/^\d{2}$/.test(year)) return undefined;
  return Number(year) + (Number(year) > 80 ? 1900 : 2000);
}

/** An expiry that is not over: months 1 to 12, the current month still good (FUN-268, FUN-269, FUN-284 to FUN-286). */
export function parseExpiry(month: string, year: string, today: CivilDate): Result<Expiry, string> {
  const monthNumber = monthNumberOf(month);
  const fullYear = fullYearOf(year);
  if (monthNumber === undefined || fullYear === undefined) return rejected(expiryMessage);
  if (isPast(fullYear, monthNumber, partsOf(today))) return rejected(expiryPastMessage);
  return accepted({ month: twoDigits(monthNumber), year: twoDigits(fullYear) });
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
  const isMonthMissing = monthNumberOf(month) === undefined;
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

export const expiryMask = "00/00";

function monthNumberOf(month: string): number | undefined {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : 0;
  return number >= 1 && number <= 12 ? number : undefined;
}

function isPast(year: number, month: number, current: { readonly year: number; readonly month: number }): boolean {
  return year < current.year || (year === current.year && month < current.month);
}

function twoDigits(value: number): string {
  return String(value % 100).padStart(2, "0");
}
