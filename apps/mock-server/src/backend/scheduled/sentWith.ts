import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { carryingBoxesOf, isExpected } from "../../simulation/carryingBoxes.ts";
import type { SubscribedPet, Subscription } from "../checkout/collections.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The part of a scheduled purchase that names its box; a purchase that is not made yet has no code. */
export type Travelling = Pick<Subscription, "customerCode" | "purchase"> & Partial<Pick<Subscription, "code">>;

/** The pet whose box contains a scheduled purchase; undefined if it is sent alone, or if it is in no box and none follows. */
export function sentWithOf(store: WorldStore, subscription: Travelling, today: CivilDate): SubscribedPet | undefined {
  const own = store.subscriptions.all().filter(({ customerCode }) => customerCode === subscription.customerCode);
  const states = new Map(own.map((each) => [each.code, subscriptionStateOf(store, each)]));
  const box = carryingBoxesOf({ subscription }, states);
  const isInBox = ({ withBox, handedOverOn, abortedOn }: ShipmentRecord) =>
    withBox !== undefined && (handedOverOn ?? abortedOn) === undefined;
  const isPacked = states.get(subscription.code ?? "")?.shipments.some(isInBox) ?? false;
  return box && (isPacked || isExpected(box, today)) ? (box.terms.at(-1)?.subscription.pet ?? {}) : undefined;
}
