import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { historyOf } from "../backend/plan/historyOf.ts";
import type { WorldStore } from "../backend/store.ts";
import { allTermsOf, subscriptionStateOf } from "../backend/subscriptions/subscriptionStateOf.ts";
import type { SimulatedAction } from "./threeYears.ts";

/** Calls off every box that is not packed yet. */
export const callOff: SimulatedAction = (world, on) => ({
  ...world,
  shipments: (world.shipments ?? []).map((box) => (box.packedOn || box.abortedOn ? box : { ...box, abortedOn: on })),
});

/** The lines of a subscription's history about the money of aborted boxes. */
export function moneyIn(store: WorldStore, of: string, on: CivilDate) {
  const subscription = store.subscriptions.get(of);
  if (subscription === undefined) return [];
  return historyOf(subscriptionStateOf(store, subscription), on, {
    ofExtraItem: [],
    renewal: store.subscriptions.get(subscription.renewedInto ?? ""),
    allTerms: () => allTermsOf(store, subscription),
  }).flatMap(({ event, amount = 0 }) =>
    event === "box-credited" || event === "box-refunded" ? [`${event} ${amount}`] : [],
  );
}
