import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { weekendToMonday } from "../delivery/shipDate.ts";
import type { Boleto } from "./boleto.ts";

/** Whether a boleto can no longer be paid. Banks accept one that is due on a weekend until Monday. Holidays are ignored. */
export function isBoletoOverdue({ dueDate }: Pick<Boleto, "dueDate">, today: CivilDate): boolean {
  return dueDate !== undefined && isBefore(weekendToMonday(dueDate), today);
}
