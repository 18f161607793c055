import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import { collection } from "../collection.ts";

/** A stored request to cancel, with the customer's reason. */
export interface CancelRequestRecord extends CancelRequest {
  readonly subscriptionCode: string;
  readonly askedOn: CivilDate;
}

export const cancelRequests = collection<CancelRequestRecord>(({ subscriptionCode }) => subscriptionCode);
