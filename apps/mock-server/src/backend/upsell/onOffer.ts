import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { petCategoryOf } from "../../seed/petCategories.ts";
import { addedRemovableUntil, paidChargesWithRoom } from "../../simulation/extraItem.ts";
import { monthlyValueOf, nextAmount } from "../../simulation/monthPrice.ts";
import type { Subscription } from "../checkout/collections.ts";
import { endOfTermDay, nextChargeOf } from "../plan/nextCharge.ts";
import { planNameOf } from "../plan/planPageOf.ts";
import type { WorldStore } from "../store.ts";
import { contractIdOf } from "../subscriptions/contract.ts";
import { statusOf } from "../subscriptions/statusOf.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { ownExtraItem } from "./ownExtraItem.ts";

/** The state of a subscription that decides whether an extra item can be added. */
export function onOffer(store: WorldStore, subscription: Subscription, today: CivilDate): SubscriptionOnOffer {
  const life = subscriptionStateOf(store, subscription);
  const { code, planTag, renewalOff = false, cancelAskedOn, endedOn } = subscription;
  const { name, sex } = subscription.pet ?? {};
  const status = statusOf(life, today);
  const month = nextAmount(life);
  const next = nextChargeOf(life);
  const expiresOn = endOfTermDay(life);
  const planName = planNameOf(planTag);
  const petCategory = petCategoryOf(planTag);
  const until = addedRemovableUntil(life);
  const extraItem = ownExtraItem(store, life);
  return {
    code,
    contractId: contractIdOf(subscription),
    plan: { code: planTag, ...(planName && { name: planName }) },
    ...(status && { status }),
    monthlyValue: monthlyValueOf(life),
    nextAmount: next?.amount ?? month,
    ...(next && { nextInvoiceDate: next.on }),
    ...(expiresOn && { expiresOn }),
    ...(petCategory !== undefined && { petCategory }),
    paidParcelsToCharge: endedOn === undefined ? paidChargesWithRoom(life).length : 0,
    ...(until && { addedRemovableUntil: until }),
    pet: { ...(name && { name }), ...(sex && { sex }) },
    isRenewalOff: renewalOff,
    isCancelAsked: cancelAskedOn !== undefined,
    ...(extraItem && { extraItem }),
  };
}
