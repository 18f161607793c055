import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import { collection } from "../collection.ts";

/** Why a customer asked for a subscription to be cancelled, in their words. */
export interface KeptCancelRequest extends CancelRequest {
  readonly subscriptionCode: string;
  readonly askedOn: CivilDate;
}

export const cancelRequests = collection<KeptCancelRequest>(({ subscriptionCode }) => subscriptionCode);
