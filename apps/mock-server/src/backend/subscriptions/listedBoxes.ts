import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { type PendingPayment, pendingPaymentTitle } from "@petbox/domain/payment/pendingPayment";
import type { ListedStatus, ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { subscriptionStatusLabels, subscriptionStatusTones } from "@petbox/domain/subscription/status";
import { statusWhilePaying } from "@petbox/domain/subscription/statusWhilePaying";
import { petCategoryOf } from "../../seed/tracks.ts";
import { monthlyValueOf } from "../../simulation/monthPrice.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import { nextShipDateOf } from "../shipments/flowsOf.ts";
import type { WorldStore } from "../store.ts";
import { ownExtraItem } from "../upsell/ownExtraItem.ts";
import { attentionFactsOf } from "./attentionFactsOf.ts";
import { contractIdOf } from "./contract.ts";
import { isCancelPending } from "./laterTerm.ts";
import { ownSubscriptions } from "./ownSubscriptions.ts";
import { statusOf } from "./statusOf.ts";
import { subscriptionStateOf } from "./subscriptionStateOf.ts";

/** A customer's box subscriptions by their current term, without scheduled purchases (MAN-147). */
export function listedBoxesOf(store: WorldStore, customerCode: string, now: number): ListedSubscription[] {
  const today = civilDateAt(now);
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase }) => purchase === undefined)
    .map((subscription) => {
      const { code, planTag, freight, pet = {} } = subscription;
      const { name, sex, size, species, picture } = pet;
      const state = subscriptionStateOf(store, subscription);
      const petCategory = petCategoryOf(planTag);
      const extraItem = ownExtraItem(store, state);
      const nextShipmentOn = nextShipDateOf(store, subscription, today);
      const payment = pendingPaymentOf(store, subscription, now);
      return omitUndefined({
        code,
        contractId: contractIdOf(subscription),
        id: code,
        status: listedStatus(state, today, payment),
        plan: planTag,
        planValue: monthlyValueOf(state),
        pet: omitUndefined({ name, sex }),
        petPicture: picture,
        petCategory,
        petSize: size,
        petSpecies: species,
        freight: freight === undefined ? undefined : cents(freight),
        isStandalone: false,
        nextShipmentOn,
        items: [],
        extraItem,
        waitingPayment: payment?.by,
        facts: attentionFactsOf(store, subscription, now),
        isCancelAsked: isCancelPending(store, subscription) || undefined,
        scheduledItems: [],
      });
    });
}

/** The status shown to the customer, including a pending payment. */
export function listedStatus(state: SubscriptionState, today: CivilDate, payment?: PendingPayment): ListedStatus {
  const status = statusOf(state, today);
  if (status === undefined) return { label: pendingPaymentTitle({ by: "card" }), tone: "info" };
  const paying = payment && statusWhilePaying(status, payment);
  return paying ?? { label: subscriptionStatusLabels[status], tone: subscriptionStatusTones[status] };
}
