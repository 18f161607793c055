import type { Visitor } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";
import type { Store } from "../store.ts";

/**
 * The code of the customer who may create an invitation coupon: an account's, or that of the subscriber who paid in
 * this session and may have no password yet (decision 32).
 */
export function inviterOf(store: Store, visitor: Visitor): string | undefined {
  return accountOf(visitor) ?? subscriberOf(store, visitor);
}

function subscriberOf(store: Store, { answers }: Visitor): string | undefined {
  const subscription = answers.subscription === undefined ? undefined : store.subscriptions.get(answers.subscription);
  const isPaid = subscription?.announced && subscription.outcome?.result === "PAID";
  return isPaid ? subscription.customerCode : undefined;
}
