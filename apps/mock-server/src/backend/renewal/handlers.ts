import { renewEndpoint } from "@petbox/api-client/renewal/contract";
import { civilDateAt, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { notRenewableText, renewalStanding } from "@petbox/domain/renewal/renewal";
import { accepted, rejected } from "@petbox/domain/result";
import { applyRenewal, type RenewalResult } from "../../simulation/renewSubscription.ts";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { ownBox } from "../cancellation/ownBox.ts";
import { withoutCardId } from "../cards/cardOnFile.ts";
import { renewalCardOf } from "../cards/wallet.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import type { WorldStore } from "../store.ts";
import { canceledRenewalOf, remainingTermOf } from "../subscriptions/laterTerm.ts";
import { notifyCustomers, notifyPages } from "../subscriptions/notifyCustomers.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { renewableOf } from "./renewable.ts";

/** Each request may try a card. */
const renewedPerMinute = 10;

const noCardText = "Você não tem nenhum cartão guardado. Adicione um antes de renovar.";
const notBegunText = "O primeiro pagamento desta assinatura ainda está em andamento.";

export const handlers: readonly Handler[] = forAccounts([
  handle(
    renewEndpoint,
    (context) => {
      const { store, clock } = context;
      const subscription = remainingTermOf(store, ownBox(context));
      if (subscription.startedOn === undefined) return rejected({ message: notBegunText });
      const today = civilDateAt(clock());
      const renewable = renewableOf(
        subscriptionStateOf(store, subscription),
        today,
        canceledRenewalOf(store, subscription),
      );
      const standing = renewalStanding(renewable, today);
      if (standing.kind !== "offered") return rejected({ message: notRenewableText(standing) });
      const card = renewalCardOf(store, subscription, today);
      if (card === undefined) return rejected({ message: noCardText });
      const state = subscriptionStateOf(store, { ...subscription, card: withoutCardId(card) });
      const events: SubscriptionEvent[] = [];
      const made = applyRenewal(
        state,
        today,
        (subscriptionCode) => (happening) => events.push({ ...happening, on: today, subscriptionCode }),
      );
      if (made === undefined) {
        return rejected({
          message: `O cartão final ${card.lastFour} não passou. Troque o cartão e tente de novo.`,
        });
      }
      keep(store, made);
      // A charge of today is announced like every other charge.
      notifyPages([subscription.code], context);
      notifyCustomers(events, context);
      return accepted(renewedText(made, standing.terms.isChargedNow));
    },
    { perMinute: renewedPerMinute },
  ),
]);

function keep(store: WorldStore, { state, renewal }: RenewalResult): void {
  store.subscriptions.put(state.subscription);
  if (renewal) putAll(store, renewal);
}

function putAll(store: WorldStore, { subscription, charges, shipments }: SubscriptionState): void {
  store.subscriptions.put(subscription);
  for (const charge of charges) store.charges.put(charge);
  for (const shipment of shipments) store.shipments.put(shipment);
}

function renewedText({ renewal }: RenewalResult, isChargedNow: boolean): string {
  if (renewal?.subscription.startedOn === undefined) {
    return "A renovação automática está ligada: a assinatura continua depois deste período.";
  }
  return isChargedNow
    ? "Sua assinatura foi renovada! A primeira caixa já está sendo preparada."
    : `Sua assinatura foi renovada! O novo período começa em ${formatBrazilianDate(renewal.subscription.startedOn)}.`;
}
