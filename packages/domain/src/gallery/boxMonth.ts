import { type CivilDate, compareDates, formatLongDate } from "../calendar/civilDate.ts";

/** The month of a past box as its picture's caption says it: "Outubro de 2025". Any day of the month stands for it. */
export function monthCaption(month: CivilDate): string {
  const text = formatLongDate(month).replace(/^\d+ de /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Past boxes in the order of the gallery: the newest month first (MAN-139). */
export function newestFirst<Box extends { readonly month: CivilDate }>(boxes: readonly Box[]): readonly Box[] {
  return boxes.toSorted((a, b) => compareDates(b.month, a.month));
}
