import { addDays, type CivilDate } from "../calendar/civilDate.ts";

/** The days between which a box arrives, both included. */
export type DeliveryWindow = { readonly start: CivilDate; readonly end: CivilDate };

export type DeliveryEstimate = {
  readonly shipDate: CivilDate;
  /** Calendar days the carrier needs; 0 while it has not said (FUN-354). */
  readonly carrierDays?: number | undefined;
  /** Whether the plan is the monthly one, which takes longer. */
  readonly monthly: boolean;
};

const windowDays = 3;
const monthlyExtraDays = 4;

/** When a box arrives, in calendar days: it starts once the carrier is through and lasts 3 days (FUN-355 to FUN-357). */
export function deliveryWindow({ shipDate, carrierDays = 0, monthly }: DeliveryEstimate): DeliveryWindow {
  const start = addDays(shipDate, carrierDays + (monthly ? monthlyExtraDays : 0));
  return { start, end: addDays(start, windowDays) };
}
