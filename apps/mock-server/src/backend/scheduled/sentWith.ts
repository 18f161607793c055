import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { carryingBoxesOf, isExpected } from "../../simulation/carryingBoxes.ts";
import type { SubscribedPet, Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The pet whose box contains a scheduled purchase; undefined if it is sent alone, or if no box follows. */
export function sentWithOf(
  store: WorldStore,
  subscription: Pick<Subscription, "customerCode" | "purchase">,
  today: CivilDate,
): SubscribedPet | undefined {
  const own = store.subscriptions.all().filter(({ customerCode }) => customerCode === subscription.customerCode);
  const states = new Map(own.map((each) => [each.code, subscriptionStateOf(store, each)]));
  const box = carryingBoxesOf({ subscription }, states);
  return box && isExpected(box, today) ? (box.terms.at(-1)?.subscription.pet ?? {}) : undefined;
}
