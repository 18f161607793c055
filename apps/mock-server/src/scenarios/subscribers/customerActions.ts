import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { SurveyAnswer } from "@petbox/domain/nps/survey";
import type { Rating } from "@petbox/domain/rating/average";
import type { StoredCardRecord } from "../../backend/cards/collections.ts";
import type { Subscription } from "../../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../../backend/shipments/collections.ts";
import type { World } from "../../backend/store.ts";
import { itemsOfMonth } from "../../seed/boxItems.ts";
import { surveyHash } from "../../simulation/surveys.ts";
import type { CustomerAction } from "../worldSince.ts";

/** Rates every delivered, unrated box with the same stars. */
export function rateBoxes(on: CivilDate, subscriptionCode: string, rating: Rating): CustomerAction {
  return {
    on,
    change: (world) => ({
      ...world,
      shipments: (world.shipments ?? []).map((shipment) => {
        const items = itemsOfMonth(planTagIn(world, subscriptionCode), shipment.openedOn);
        const ratings = {
          box: rating,
          items: Object.fromEntries(items.map(({ sku }) => [sku, rating])),
          customerService: rating,
          logistics: rating,
          finishedOn: on,
        };
        const isTheirs = shipment.subscriptionCode === subscriptionCode;
        return isTheirs && shipment.deliveredOn && !shipment.ratings ? { ...shipment, ratings } : shipment;
      }),
    }),
  };
}

function planTagIn({ subscriptions = [] }: World, code: string): string {
  return subscriptions.find((each) => each.code === code)?.planTag ?? "";
}

/** Changes the contents or the rating of one box. */
export function changeBox(
  on: CivilDate,
  chargeId: string,
  change: Pick<Partial<ShipmentRecord>, "items" | "ratings">,
): CustomerAction {
  return {
    on,
    change: (world) => ({
      ...world,
      shipments: (world.shipments ?? []).map((each) => (each.chargeId === chargeId ? { ...each, ...change } : each)),
    }),
  };
}

/** Answers the survey about a subscription's boxes. */
export function recordSurveyAnswer(on: CivilDate, code: string, answer: SurveyAnswer): CustomerAction {
  const answered = { ...answer, hash: surveyHash(code), answeredOn: on };
  return { on, change: (world) => ({ ...world, surveyAnswers: [...(world.surveyAnswers ?? []), answered] }) };
}

/** Changes one subscription. */
export function changeSubscription(
  on: CivilDate,
  code: string,
  change: (subscription: Subscription) => Subscription,
): CustomerAction {
  return {
    on,
    change: (world) => ({
      ...world,
      subscriptions: (world.subscriptions ?? []).map((each) => (each.code === code ? change(each) : each)),
    }),
  };
}

/** Asks to cancel a subscription. */
export const requestCancellation = (on: CivilDate, code: string) =>
  changeSubscription(on, code, (subscription) => ({ ...subscription, cancelAskedOn: on }));

/** Stores these cards beside those that pay the subscriptions. */
export function storeCards(on: CivilDate, customerCode: string, cards: readonly StoredCardRecord[]): CustomerAction {
  return { on, change: (world) => ({ ...world, wallets: [...(world.wallets ?? []), { customerCode, cards }] }) };
}
