import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { WorldStore } from "../backend/store.ts";
import { subscriptionStateOf } from "../backend/subscriptions/subscriptionStateOf.ts";
import { applyRenewal } from "../simulation/renewSubscription.ts";

/** Renews a subscription before its term ends, as if it were in its last month. @returns the new term's code. */
export function renewAhead(store: WorldStore, code: string, on: CivilDate): string {
  const subscription = store.subscriptions.get(code);
  if (subscription === undefined) throw new Error(`There is no subscription ${code}.`);
  const lastMonth = {
    ...subscriptionStateOf(store, subscription),
    subscription: { ...subscription, planTag: "SP_mensal" },
  };
  const made = applyRenewal(lastMonth, on, () => () => {});
  if (made?.renewal === undefined) throw new Error(`${code} was not renewed.`);
  store.subscriptions.put(made.state.subscription);
  store.subscriptions.put(made.renewal.subscription);
  return made.renewal.subscription.code;
}
