import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ScheduledCancel } from "@petbox/domain/scheduled/scheduledCancel";
import { collection } from "../collection.ts";

/** The customer's reason for cancelling a scheduled purchase. */
export interface ScheduledCancelRecord extends ScheduledCancel {
  readonly subscriptionCode: string;
  readonly askedOn: CivilDate;
}

export const scheduledCancels = collection<ScheduledCancelRecord>(({ subscriptionCode }) => subscriptionCode);
