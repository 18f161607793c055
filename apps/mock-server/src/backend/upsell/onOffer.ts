import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { petCategoryOf } from "../../seed/tracks.ts";
import { openCharge } from "../../simulation/chargeDays.ts";
import { addedRemovableUntil, paidChargesWithRoom } from "../../simulation/extraItem.ts";
import { monthlyValueOf, nextAmount } from "../../simulation/monthPrice.ts";
import type { Subscription } from "../checkout/collections.ts";
import { creditAfterNextCharge, endOfTermDay, nextChargeOf } from "../plan/nextCharge.ts";
import { planNameOf } from "../plan/planPageOf.ts";
import type { WorldStore } from "../store.ts";
import { contractIdOf } from "../subscriptions/contract.ts";
import { statusOf } from "../subscriptions/statusOf.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { ownExtraItem } from "./ownExtraItem.ts";

/** The state of a subscription that decides whether an extra item can be added. */
export function onOffer(store: WorldStore, subscription: Subscription, today: CivilDate): SubscriptionOnOffer {
  const state = subscriptionStateOf(store, subscription);
  const { code, planTag, renewalOff = false, cancelAskedOn, endedOn } = subscription;
  const { name, sex } = subscription.pet ?? {};
  const month = nextAmount(state);
  const next = nextChargeOf(state);
  const credit = next === undefined ? zeroCents : creditAfterNextCharge(state);
  const expiresOn = endOfTermDay(state);
  const planName = planNameOf(planTag);
  const petCategory = petCategoryOf(planTag);
  const until = addedRemovableUntil(state);
  const extraItem = ownExtraItem(store, state);
  const current = statusOf(state, today);
  // A refused charge excludes another item from its first day, a day before the subscription counts as overdue.
  const status = current === "active" && !extraItem && openCharge(state) ? "overdue" : current;
  return omitUndefined({
    code,
    contractId: contractIdOf(subscription),
    plan: omitUndefined({ code: planTag, name: planName || undefined }),
    status,
    monthlyValue: monthlyValueOf(state),
    nextAmount: next?.amount ?? month,
    remainingCredit: credit > zeroCents ? credit : undefined,
    nextInvoiceDate: next?.on,
    expiresOn,
    months: planLengthOf({ tag: planTag }),
    petCategory,
    paidParcelsToCharge: endedOn === undefined ? paidChargesWithRoom(state).length : 0,
    addedRemovableUntil: until,
    pet: omitUndefined({ name, sex }),
    isRenewalOff: renewalOff,
    isCancelAsked: cancelAskedOn !== undefined,
    extraItem,
  });
}
