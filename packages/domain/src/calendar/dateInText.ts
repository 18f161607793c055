import { type CivilDate, formatLongDate, formatLongDay, partsOf } from "./civilDate.ts";

/**
 * A date in a sentence, with its year only if that is not the current one.
 *
 * @example
 * dateInText(civilDate(2026, 11, 26), civilDate(2026, 11, 20)); // "26\u00a0de novembro"
 */
export function dateInText(day: CivilDate, today: CivilDate): string {
  return partsOf(day).year === partsOf(today).year ? formatLongDay(day) : formatLongDate(day);
}
