import { neverBegins } from "../../simulation/grantCancellation.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";

type Term = Pick<Subscription, "renewedInto">;

/** The code of the term that follows a renewed one; undefined if the customer left it before its first day. */
export function laterTermOf(store: WorldStore, term: Term): string | undefined {
  return canceledRenewalOf(store, term) === undefined ? term.renewedInto : undefined;
}

/** The renewal that the customer left before its first day, whether or not the request is granted yet. */
export function canceledRenewalOf(store: WorldStore, { renewedInto }: Term): Subscription | undefined {
  const renewal = store.subscriptions.get(renewedInto ?? "");
  return renewal !== undefined && neverBegins(renewal) ? renewal : undefined;
}

/** Whether the customer asked to cancel it, or the renewal that would follow it, and waits for the answer. */
export function isCancelPending(store: WorldStore, subscription: Subscription): boolean {
  const { cancelAskedOn, endedOn } = canceledRenewalOf(store, subscription) ?? subscription;
  return cancelAskedOn !== undefined && endedOn === undefined;
}

/** The term that remains of a subscription: the paid one before a renewal that never begins, otherwise itself. */
export function remainingTermOf(store: WorldStore, subscription: Subscription): Subscription {
  if (!neverBegins(subscription)) return subscription;
  return store.subscriptions.get(subscription.renewedFrom ?? "") ?? subscription;
}
