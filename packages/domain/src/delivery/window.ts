import { addDays, type CivilDate } from "../calendar/civilDate.ts";

/** The first and the last day on which a box may arrive. */
export type DeliveryWindow = { readonly start: CivilDate; readonly end: CivilDate };

export type DeliveryWindowInput = {
  readonly shipDate: CivilDate;
  /** The carrier's transit time in calendar days; 0 until known (FUN-354). */
  readonly carrierDays?: number | undefined;
  /** Whether the plan is monthly, which takes longer. */
  readonly monthly: boolean;
};

const windowDays = 3;
const monthlyExtraDays = 4;

/** The arrival window in calendar days: it starts after the carrier's transit time and lasts 3 days (FUN-355 to FUN-357). */
export function deliveryWindow({ shipDate, carrierDays = 0, monthly }: DeliveryWindowInput): DeliveryWindow {
  const start = addDays(shipDate, carrierDays + (monthly ? monthlyExtraDays : 0));
  return { start, end: addDays(start, windowDays) };
}
