import type { Subscription } from "../checkout/collections.ts";
import { isRefusedPayment } from "../checkout/payments.ts";
import type { Store } from "../store.ts";

/** A customer's subscriptions: of one that was renewed the term that goes on, and none whose first payment was refused. */
export function ownSubscriptions(store: Store, customerCode: string): readonly Subscription[] {
  return store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && !each.renewedInto && !isRefusedPayment(each));
}

/** A subscription and those that it renewed, the first term first: one pet's boxes, however often they were renewed. */
export function termsOf(store: Store, last: Subscription): readonly [Subscription, ...Subscription[]] {
  const before = last.renewedFrom === undefined ? undefined : store.subscriptions.get(last.renewedFrom);
  if (before === undefined) return [last];
  const [first, ...others] = termsOf(store, before);
  return [first, ...others, last];
}
