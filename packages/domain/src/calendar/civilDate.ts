import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";

declare const civilDateBrand: unique symbol;

/** A calendar day without time or time zone, as "YYYY-MM-DD" (years 1 to 9999). Sorts chronologically as text. */
export type CivilDate = string & { readonly [civilDateBrand]: true };

export type CivilDateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Months count from 1. Throws RangeError if the calendar has no such day. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  if (!isRealDate(year, month, day)) throw new RangeError(`No such date: ${year}-${month}-${day}`);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CivilDate;
}

function isRealDate(year: number, month: number, day: number): boolean {
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  return whole && year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/** Number of days in the month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Parses exactly "YYYY-MM-DD".
 *
 * @example
 * parseCivilDate("2026-08-15"); // { ok: true, value: "2026-08-15" }
 * parseCivilDate("2026-02-30"); // { ok: false, error: "date-invalid" }
 */
export function parseCivilDate(iso: string): Result<CivilDate, "date-invalid"> {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(textIn(iso)) ?? [];
  return dateOf(Number(year), Number(month), Number(day));
}

/**
 * Parses "dd/mm/aaaa", as a person types it.
 *
 * @example
 * parseBrazilianDate("07/04/2000"); // { ok: true, value: "2000-04-07" }
 */
export function parseBrazilianDate(text: string): Result<CivilDate, "date-invalid"> {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(textIn(text).trim()) ?? [];
  return dateOf(Number(year), Number(month), Number(day));
}

function dateOf(year: number, month: number, day: number): Result<CivilDate, "date-invalid"> {
  return isRealDate(year, month, day) ? accepted(civilDate(year, month, day)) : rejected("date-invalid");
}

export function partsOf(date: CivilDate): CivilDateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/**
 * Formats a date as dd/mm/aaaa.
 *
 * @example
 * formatBrazilianDate(civilDate(2000, 4, 7)); // "07/04/2000"
 */
export function formatBrazilianDate(date: CivilDate): string {
  return `${formatDayMonth(date)}/${date.slice(0, 4)}`;
}

/**
 * Formats a date without its year.
 *
 * @example
 * formatDayMonth(civilDate(2000, 4, 7)); // "07/04"
 */
export function formatDayMonth(date: CivilDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

// Hard-coded because a runtime's month names change with its version.
const monthNames = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

/**
 * Formats a date in words. The first day of a month is an ordinal in Brazil. The number stays with the "de" after it:
 * a line that begins with "de" reads badly. The month may begin a line, because large letters on a small screen need it.
 *
 * @example
 * formatLongDate(civilDate(2000, 4, 7)); // "7\u00a0de abril de 2000"
 * formatLongDate(civilDate(2000, 4, 1)); // "1º\u00a0de abril de 2000"
 */
export function formatLongDate(date: CivilDate): string {
  return `${formatLongDay(date)} de ${partsOf(date).year}`;
}

/**
 * Formats a day in words, without its year.
 *
 * @example
 * formatLongDay(civilDate(2000, 4, 1)); // "1º\u00a0de abril"
 */
export function formatLongDay(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${day === 1 ? "1º" : day}\u00a0de ${monthNames[month - 1]}`;
}

/**
 * Formats a month in words.
 *
 * @example
 * formatLongMonth(civilDate(2000, 4, 7)); // "abril de 2000"
 */
export function formatLongMonth(date: CivilDate): string {
  const { year, month } = partsOf(date);
  return `${monthNames[month - 1]} de ${year}`;
}

// Created lazily: constructing it costs far more than using it, and most pages never need the date.
let saoPauloCalendar: Intl.DateTimeFormat | undefined;
const calendarOptions = {
  timeZone: "America/Sao_Paulo",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "numeric",
  day: "numeric",
} as const satisfies Intl.DateTimeFormatOptions;

/** The part of Temporal used here. */
declare const Temporal:
  | { Instant: { fromEpochMilliseconds(instant: number): { toZonedDateTimeISO(zone: string): CivilDateParts } } }
  | undefined;

/** The date in America/Sao_Paulo at an instant in epoch milliseconds. "Today" means this date everywhere (FUN-010). */
export function civilDateAt(epochMilliseconds: number): CivilDate {
  // Where Temporal exists, it avoids a formatter that takes a slow phone a tenth of a second to construct.
  if (typeof Temporal !== "undefined") {
    const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(
      calendarOptions.timeZone,
    );
    return civilDate(year, month, day);
  }
  saoPauloCalendar ??= new Intl.DateTimeFormat("en-US", calendarOptions);
  const parts = saoPauloCalendar.formatToParts(epochMilliseconds);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return civilDate(numberOf("year"), numberOf("month"), numberOf("day"));
}

const millisecondsPerDay = 86_400_000;

// UTC midnight represents the day: UTC has no daylight saving, so every day has the same length.
function midnightOf(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** `days` later, or earlier if negative. @throws RangeError outside the years 1 to 9999. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const moved = new Date(midnightOf(date) + days * millisecondsPerDay);
  return civilDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/**
 * The same day some months later, clamped to the last day of a shorter month (31 January plus one month is 28 or 29 February).
 * @param dayOfMonth the day that is meant, if the date itself was clamped: 31 for the 28 February after 31 January.
 * @throws RangeError outside the years 1 to 9999.
 */
export function addMonths(date: CivilDate, months: number, dayOfMonth?: number): CivilDate {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return civilDate(newYear, newMonth, Math.min(dayOfMonth ?? day, daysInMonth(newYear, newMonth)));
}

/** The same day some years later; 29 February becomes the 28th in a common year. @throws RangeError outside the years 1 to 9999. */
export function addYears(date: CivilDate, years: number): CivilDate {
  return addMonths(date, years * 12);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(midnightOf(date)).getUTCDay();
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (midnightOf(to) - midnightOf(from)) / millisecondsPerDay;
}

/** Sort comparator: negative if `a` is earlier, positive if later. */
export function compareDates(a: CivilDate, b: CivilDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function isBefore(date: CivilDate, other: CivilDate): boolean {
  return date < other;
}

export function isAfter(date: CivilDate, other: CivilDate): boolean {
  return date > other;
}

/** Whole years from `from` to `to`, counted like an age: a person born on 29 February turns a year older on 1 March in a common year. */
export function fullYearsBetween(from: CivilDate, to: CivilDate): number {
  const anniversaryReached = to.slice(5) >= from.slice(5);
  return partsOf(to).year - partsOf(from).year - (anniversaryReached ? 0 : 1);
}
