import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { SurveyAnswer } from "@petbox/domain/nps/survey";
import type { Rating } from "@petbox/domain/rating/average";
import type { KeptCard } from "../../backend/cards/collections.ts";
import type { Shipment } from "../../backend/shipments/collections.ts";
import type { World } from "../../backend/store.ts";
import { surveyHash } from "../../life/surveys.ts";
import { itemsOfMonth } from "../../seed/boxItems.ts";
import type { Deed } from "../lived.ts";

/** Somebody rates every box that has come and is not rated yet, the same in everything. */
export function ratesBoxes(on: CivilDate, subscriptionCode: string, rating: Rating): Deed {
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

/** A box was packed or rated otherwise than the others. */
export function changesBox(
  on: CivilDate,
  chargeId: string,
  change: Pick<Partial<Shipment>, "items" | "ratings">,
): Deed {
  return {
    on,
    change: (world) => ({
      ...world,
      shipments: (world.shipments ?? []).map((each) => (each.chargeId === chargeId ? { ...each, ...change } : each)),
    }),
  };
}

/** Somebody answers the survey about a subscription's boxes. */
export function answersSurvey(on: CivilDate, code: string, answer: SurveyAnswer): Deed {
  const answered = { ...answer, hash: surveyHash(code), answeredOn: on };
  return { on, change: (world) => ({ ...world, surveyAnswers: [...(world.surveyAnswers ?? []), answered] }) };
}

/** Somebody asks to cancel a subscription. */
export function asksToCancel(on: CivilDate, code: string): Deed {
  return {
    on,
    change: (world) => ({
      ...world,
      subscriptions: (world.subscriptions ?? []).map((each) =>
        each.code === code ? { ...each, cancelAskedOn: on } : each,
      ),
    }),
  };
}

/** Somebody keeps these cards beside those that pay their subscriptions. */
export function keepsCards(on: CivilDate, customerCode: string, cards: readonly KeptCard[]): Deed {
  return { on, change: (world) => ({ ...world, wallets: [...(world.wallets ?? []), { customerCode, cards }] }) };
}
