import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Renewable } from "@petbox/domain/renewal/renewal";
import { nextInvoiceDate, termOf } from "../../simulation/chargeDays.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { endOfTermDay } from "../plan/nextCharge.ts";
import { statusOf } from "../subscriptions/statusOf.ts";

/** The part of a subscription's state that decides whether it can be renewed. */
export function renewableOf(state: SubscriptionState, today: CivilDate): Renewable {
  const { planTag, endedOn, cancelAskedOn, renewedInto, renewalOff = false } = state.subscription;
  return {
    plan: { code: planTag },
    months: termOf(state.subscription),
    status: statusOf(state, today),
    isRenewed: renewedInto !== undefined,
    renewedInto,
    isRenewalOff: renewalOff,
    isCancelAsked: cancelAskedOn !== undefined && endedOn === undefined,
    nextInvoiceDate: nextInvoiceDate(state),
    expiresOn: endOfTermDay(state),
  };
}
