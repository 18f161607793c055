import { formatCents } from "@petbox/domain/money/format";
import { ofPet } from "@petbox/domain/pet/phrases";
import {
  accountPaths,
  loyaltyPaths,
  npsPaths,
  planPaths,
  ratingPaths,
  referralPaths,
  resolutionPaths,
} from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { Mail } from "../mail.ts";
import { surveyHashOf } from "../nps/surveyOf.ts";
import { boxNameOf } from "../shipments/boxName.ts";
import type { WorldStore } from "../store.ts";
import { mailForPurchaseEvent } from "./purchaseMails.ts";

/** The mail about an event; undefined for events without one. */
export function mailForEvent(event: SubscriptionEvent, store: WorldStore): Omit<Mail, "sentAt"> | undefined {
  const subscription = store.subscriptions.get(event.subscriptionCode);
  if (subscription === undefined) return undefined;
  const to = event.kind === "referral-counted" ? event.referrer : subscription.customerCode;
  const customer = store.customers.get(to);
  if (customer === undefined) return undefined;
  if (subscription.purchase !== undefined) return mailForPurchaseEvent(event, { to: customer.email, subscription });
  const ofTheirPet = ofPet(subscription.pet ?? {});
  const subject = event.kind === "canceled" ? cancelSubject(subscription, ofTheirPet) : subjectOf(event, ofTheirPet);
  return subject === undefined ? undefined : { to: customer.email, subject, path: pathOf(event, subscription, store) };
}

/** The page where the customer can act on the event, otherwise their area. */
function pathOf(event: SubscriptionEvent, subscription: Subscription, store: WorldStore): string {
  switch (event.kind) {
    case "charge-refused":
      return pathTo(resolutionPaths.resolution, { subscription: event.subscriptionCode });
    case "box-delivered":
      return pathTo(ratingPaths.rating, { shipment: boxNameOf({ chargeId: event.charge }) });
    case "survey-asked":
      return pathTo(npsPaths.survey, { hash: surveyHashOf(store, subscription) });
    case "referral-counted":
      return referralPaths.invite;
    case "level-reached":
      return loyaltyPaths.own;
    case "canceled":
      return subscription.penalty?.outcome === "refused"
        ? pathTo(resolutionPaths.resolution, { subscription: event.subscriptionCode })
        : pathTo(planPaths.plan, { code: event.subscriptionCode });
    case "expired":
      return pathTo(planPaths.plan, { code: event.subscriptionCode });
    case "renewed":
      return pathTo(planPaths.plan, { code: event.into });
    default:
      return accountPaths.area;
  }
}

/** The subject of the reply to a cancellation request, with the penalty. */
function cancelSubject({ penalty, card }: Subscription, ofTheirPet: string): string {
  const done = `A assinatura ${ofTheirPet} foi cancelada`;
  if (penalty === undefined) return `${done}, sem multa`;
  const charged = `a multa de ${formatCents(penalty.amount)}`;
  return penalty.outcome === "paid"
    ? `${done}: ${charged} foi cobrada no cartão final ${card.lastFour}`
    : `${done}: ${charged} não passou no cartão final ${card.lastFour}`;
}

/** @param ofTheirPet "do Bob" */
function subjectOf(event: SubscriptionEvent, ofTheirPet: string): string | undefined {
  switch (event.kind) {
    case "charge-refused":
      return `O cartão não passou: a caixa ${ofTheirPet} espera por você`;
    case "box-handed-over":
      return `A caixa ${ofTheirPet} está a caminho`;
    case "box-delivered":
      return `A caixa ${ofTheirPet} chegou: conte o que achou`;
    case "box-aborted":
      return `A caixa ${ofTheirPet} não pôde sair`;
    case "level-reached":
      return `Você chegou ao nível ${event.level}`;
    case "survey-asked":
      return `Queremos saber: o que você acha das caixas ${ofTheirPet}?`;
    // The friend's name stays private.
    case "referral-counted":
      return "Sua indicação valeu: seu presente está garantido";
    case "renewed":
      return `A assinatura ${ofTheirPet} foi renovada`;
    case "expired":
      return `A assinatura ${ofTheirPet} chegou ao fim`;
    default:
      return undefined;
  }
}
