import {
  addDays,
  type CivilDate,
  daysBetween,
  formatLongDate,
  formatLongDay,
  partsOf,
  weekdayOf,
} from "./civilDate.ts";

// Sunday first, as `weekdayOf` counts.
const weekdayNames = "domingo segunda terça quarta quinta sexta sábado".split(" ");

/** Within this many days, a date is written without its year. */
const nearDays = 180;

/**
 * "quinta, 26 de novembro"; a distant date includes its year.
 *
 * @example
 * formatWeekday(civilDate(2026, 11, 26), civilDate(2026, 11, 20)); // "quinta, 26\u00a0de novembro"
 */
export function formatWeekday(day: CivilDate, today: CivilDate): string {
  const isNear = Math.abs(daysBetween(today, day)) < nearDays;
  return `${weekdayNames[weekdayOf(day)]}, ${isNear ? formatLongDay(day) : formatLongDate(day)}`;
}

/** A date as an adverb: "hoje", "amanhã", "na quinta, 26 de novembro", "no sábado, 28 de novembro". */
export function onWeekday(day: CivilDate, today: CivilDate): string {
  const near = todayOrTomorrow(day, today);
  if (near !== undefined) return near;
  const isMasculine = [0, 6].includes(weekdayOf(day));
  return `${isMasculine ? "no" : "na"} ${formatWeekday(day, today)}`;
}

/** A date as a deadline: "hoje", "amanhã", "quinta, 26 de novembro". */
export function byWeekday(day: CivilDate, today: CivilDate): string {
  return todayOrTomorrow(day, today) ?? formatWeekday(day, today);
}

function todayOrTomorrow(day: CivilDate, today: CivilDate): string | undefined {
  if (day === today) return "hoje";
  // `addDays` throws past the year 9999.
  return partsOf(today).year < 9999 && day === addDays(today, 1) ? "amanhã" : undefined;
}
