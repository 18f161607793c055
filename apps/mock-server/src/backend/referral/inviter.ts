import type { SessionRecord } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";
import type { WorldStore } from "../store.ts";

/**
 * The code of the customer who may create an invitation coupon: an account's, or that of the subscriber who paid in
 * this session and may have no password yet (decision 32).
 */
export function inviterOf(store: WorldStore, visitor: SessionRecord): string | undefined {
  return accountOf(visitor) ?? subscriberOf(store, visitor);
}

function subscriberOf(store: WorldStore, { answers }: SessionRecord): string | undefined {
  const subscription = answers.subscription === undefined ? undefined : store.subscriptions.get(answers.subscription);
  const isPaid = subscription?.announced && subscription.outcome?.result === "PAID";
  return isPaid ? subscription.customerCode : undefined;
}
