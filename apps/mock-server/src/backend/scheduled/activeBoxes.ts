import { isStateCode } from "@petbox/domain/address/states";
import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { BoxOption } from "@petbox/domain/scheduled/startScheduled";
import { parcelPriceTo } from "../../seed/freight.ts";
import { isExpected } from "../../simulation/carryingBoxes.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions, termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The boxes of an account that are still to be delivered; empty for other visitors. */
export function activeBoxesOf(store: WorldStore, customerCode: string | undefined, today: CivilDate): BoxOption[] {
  if (customerCode === undefined) return [];
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase }) => purchase === undefined)
    .map((box) => currentTermsOf(store, box, today))
    .filter((terms) => isExpected({ terms: terms.map((term) => subscriptionStateOf(store, term)) }, today))
    .flatMap(([{ code, pet: { name, sex } = {}, state, address }]) => {
      const to = state ?? address?.state ?? store.customers.get(customerCode)?.address?.state ?? "";
      if (!isStateCode(to)) return [];
      return [{ code, pet: { name, sex }, state: to, parcelPrice: parcelPriceTo(to) }];
    });
}

/** The current term, and the one that renews it ahead of time, which has no box before it starts. */
function currentTermsOf(
  store: WorldStore,
  box: Subscription,
  today: CivilDate,
): readonly [Subscription, ...Subscription[]] {
  const terms = termsOf(store, box);
  const at = terms.findLastIndex(({ startedOn }) => startedOn !== undefined && !isAfter(startedOn, today));
  const [current = box, ...later] = terms.slice(Math.max(at, 0));
  return [current, ...later];
}
