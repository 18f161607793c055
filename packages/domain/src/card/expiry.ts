import { type CivilDate, partsOf } from "../calendar/civilDate.ts";
import { textIn } from "../text/textIn.ts";

/** A card's expiry in its wire format: month "01" to "12" and a two-digit year. */
export type Expiry = { readonly month: string; readonly year: string };

export type ExpiryMonth = { readonly month: string; readonly disabled: boolean };

export const expiryMask = "00/00";

const offeredYears = 12;

/** The selectable years: 12 from the current one, two digits each (FUN-271, FUN-272). */
export function expiryYears(today: CivilDate): readonly string[] {
  const { year } = partsOf(today);
  return Array.from({ length: offeredYears }, (_, index) => twoDigits(year + index));
}

/**
 * The twelve months of the chosen year (two or four digits), past ones disabled (FUN-270). All are enabled while no year
 * is chosen.
 */
export function monthsOf(year: string, today: CivilDate): readonly ExpiryMonth[] {
  const chosen = fullYearOf(year);
  return Array.from({ length: 12 }, (_, index) => ({
    month: twoDigits(index + 1),
    disabled: chosen !== undefined && isPast(chosen, index + 1, today),
  }));
}

/** The full year: two digits above 80 are 19xx, otherwise 20xx (FUN-285). Undefined for other input. */
export function fullYearOf(year: string): number | undefined {
  const digits = textIn(year);
  if (/^\d{4}$/.test(digits)) return Number(digits);
  if (!/^\d{2}$/.test(digits)) return undefined;
  return Number(digits) + (Number(digits) > 80 ? 1900 : 2000);
}

/** Whether a card of that month (1 to 12) has expired; it is valid through its month (FUN-286). */
export function isPast(year: number, month: number, today: CivilDate): boolean {
  const current = partsOf(today);
  return year < current.year || (year === current.year && month < current.month);
}

/** A month or a year as printed on a card. */
export function twoDigits(value: number): string {
  return String(value % 100).padStart(2, "0");
}
