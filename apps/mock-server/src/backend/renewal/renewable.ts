import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Renewable } from "@petbox/domain/renewal/renewal";
import { nextInvoiceDate, termOf } from "../../simulation/chargeDays.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { endOfTermDay } from "../plan/nextCharge.ts";
import { statusOf } from "../subscriptions/statusOf.ts";

/** The part of a subscription's life that decides whether it can be renewed. */
export function renewableOf(life: SubscriptionState, today: CivilDate): Renewable {
  const { planTag, endedOn, cancelAskedOn, renewedInto, renewalOff = false } = life.subscription;
  return {
    plan: { code: planTag },
    months: termOf(life.subscription),
    status: statusOf(life, today),
    isRenewed: renewedInto !== undefined,
    renewedInto,
    isRenewalOff: renewalOff,
    isCancelAsked: cancelAskedOn !== undefined && endedOn === undefined,
    nextInvoiceDate: nextInvoiceDate(life),
    expiresOn: endOfTermDay(life),
  };
}
