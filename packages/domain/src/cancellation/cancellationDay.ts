import type { CivilDate } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";

/** The day on which a request to cancel is granted, the next business day: then the subscription ends, and the penalty is charged. */
export function cancellationDay(askedOn: CivilDate): CivilDate {
  return shipDate(askedOn);
}
