import { type CivilDate, formatLongDate, partsOf } from "./civilDate.ts";

/**
 * A date in a sentence, with its year only if that is not the current one.
 *
 * @example
 * dateInText(civilDate(2026, 11, 26), civilDate(2026, 11, 20)); // "26 de novembro"
 */
export function dateInText(day: CivilDate, today: CivilDate): string {
  const long = formatLongDate(day);
  return partsOf(day).year === partsOf(today).year ? long.replace(/ de \d+$/, "") : long;
}
