import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { Cents } from "./cents.ts";
import { formatCents } from "./format.ts";

/** A charge in a comparison: "R$79,90 em 10/04/2026", or its day alone if the amount is unknown. */
export function amountOn(amount: Cents | undefined, on: CivilDate): string {
  const day = formatBrazilianDate(on);
  return amount === undefined ? day : `${formatCents(amount)} em ${day}`;
}
