import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Renewable } from "@petbox/domain/renewal/renewal";
import { nextInvoiceDate, termOf } from "../../simulation/chargeDays.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { endOfTermDay } from "../plan/nextCharge.ts";
import { statusOf } from "../subscriptions/statusOf.ts";

/**
 * The part of a subscription's state that decides whether it can be renewed.
 * @param canceledRenewal the renewal that the customer left before its first day: once that is granted, it can be renewed again.
 */
export function renewableOf(state: SubscriptionState, today: CivilDate, canceledRenewal?: Subscription): Renewable {
  const { planTag, startedOn, anchorDay, endedOn, cancelAskedOn, renewedInto, renewalOff = false } = state.subscription;
  return {
    plan: { code: planTag },
    months: termOf(state.subscription),
    status: statusOf(state, today),
    isRenewed: renewedInto !== undefined && canceledRenewal === undefined,
    renewedInto: canceledRenewal === undefined ? renewedInto : undefined,
    isRenewalOff: renewalOff || canceledRenewal !== undefined,
    isCancelAsked:
      canceledRenewal === undefined
        ? cancelAskedOn !== undefined && endedOn === undefined
        : canceledRenewal.endedOn === undefined,
    createdOn: startedOn,
    anchorDay,
    nextInvoiceDate: nextInvoiceDate(state),
    expiresOn: endOfTermDay(state),
  };
}
