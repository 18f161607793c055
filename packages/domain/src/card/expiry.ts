import { type CivilDate, partsOf } from "../calendar/civilDate.ts";

/** When a card ends: month "01" to "12" and the year's last two digits, which is how both are sent. */
export type Expiry = { readonly month: string; readonly year: string };

export type ExpiryMonth = { readonly month: string; readonly disabled: boolean };

export const expiryMask = "00/00";

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
  const chosen = fullYearOf(year);
  return Array.from({ length: 12 }, (_, index) => ({
    month: twoDigits(index + 1),
    disabled: chosen !== undefined && isPast(chosen, index + 1, today),
  }));
}

/** The year a card means: of two digits, above 80 is 19xx and otherwise 20xx (FUN-285). */
export function fullYearOf(year: string): number | undefined {
  if (/^\d{4}$/.test(year)) return Number(year);
  if (!/^\d{2}$/.test(year)) return undefined;
  return Number(year) + (Number(year) > 80 ? 1900 : 2000);
}

/** Whether a card of that month (1 to 12) is over on a day; in its own month it is still good (FUN-286). */
export function isPast(year: number, month: number, today: CivilDate): boolean {
  const current = partsOf(today);
  return year < current.year || (year === current.year && month < current.month);
}

/** A month or a year as a card writes it. */
export function twoDigits(value: number): string {
  return String(value % 100).padStart(2, "0");
}
