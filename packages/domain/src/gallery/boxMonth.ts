import {
  type CivilDate,
  civilDateMessage,
  compareDates,
  formatLongDate,
  parseCivilDate,
} from "../calendar/civilDate.ts";
import { type Result, rejected } from "../result.ts";

/** The month of a past box as its picture's caption says it: "Outubro de 2025". Any day of the month stands for it. */
export function monthCaption(month: CivilDate): string {
  const text = formatLongDate(month).replace(/^\d+ de /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reads "10-2025", as the documents name the month of a box (MAN-438); its first day stands for it. */
export function parseBoxMonth(text: string): Result<CivilDate, string> {
  const [, month, year] = /^(\d{2})-(\d{4})$/.exec(text) ?? [];
  return month === undefined ? rejected(civilDateMessage) : parseCivilDate(`${year}-${month}-01`);
}

/** "10-2025" */
export function formatBoxMonth(month: CivilDate): string {
  return `${month.slice(5, 7)}-${month.slice(0, 4)}`;
}

/** Past boxes in the order of the gallery: the newest month first (MAN-139); those of no known month come last, as they came. */
export function newestFirst<Box extends { readonly month?: CivilDate }>(boxes: readonly Box[]): readonly Box[] {
  return boxes.toSorted((a, b) => {
    if (a.month !== undefined && b.month !== undefined) return compareDates(b.month, a.month);
    return Number(a.month === undefined) - Number(b.month === undefined);
  });
}
