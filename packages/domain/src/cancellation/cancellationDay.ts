import type { CivilDate } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";

/** The day a cancellation request is granted, the next business day: the subscription ends and the penalty is charged. */
export function cancellationDay(askedOn: CivilDate): CivilDate {
  return shipDate(askedOn);
}
