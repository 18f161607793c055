import type { Subscription } from "../checkout/collections.ts";
import { isRefusedPayment } from "../checkout/isRefusedPayment.ts";
import type { WorldStore } from "../store.ts";
import { laterTermOf, remainingTermOf } from "./laterTerm.ts";

/**
 * A customer's subscriptions: the current term of a renewed one, without those whose first payment was refused. A renewal that the
 * customer left before its first day is represented by the paid term before it. In order of their first terms, because renewals are stored
 * at the end, in the order in which time passed.
 */
export function ownSubscriptions(store: WorldStore, customerCode: string): readonly Subscription[] {
  const stored = store.subscriptions.all();
  const places = new Map(stored.map(({ code }, place) => [code, place]));
  return stored
    .filter((each) => each.customerCode === customerCode && !isRefusedPayment(each))
    .filter((each) => !laterTermOf(store, each) && remainingTermOf(store, each).code === each.code)
    .map((subscription) => ({ subscription, place: places.get(termsOf(store, subscription)[0].code) ?? stored.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ subscription }) => subscription);
}

/** A subscription and the terms that it renewed, the first one first. */
export function termsOf(store: WorldStore, last: Subscription): readonly [Subscription, ...Subscription[]] {
  const before = last.renewedFrom === undefined ? undefined : store.subscriptions.get(last.renewedFrom);
  if (before === undefined) return [last];
  const [first, ...others] = termsOf(store, before);
  return [first, ...others, last];
}
