import type { SessionRecord } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";
import { paidInSession } from "../session/paidInSession.ts";
import type { WorldStore } from "../store.ts";

/**
 * The code of the subscriber who may create an invitation coupon (SUB-298): an account that has paid for a subscription,
 * even one that has ended, or the customer who paid in this session (decision 32).
 */
export function inviterOf(store: WorldStore, visitor: SessionRecord): string | undefined {
  const account = accountOf(visitor);
  const isSubscriber = store.subscriptions
    .all()
    .some(
      ({ customerCode, outcome, announced }) => customerCode === account && announced && outcome?.result === "PAID",
    );
  return isSubscriber ? account : paidInSession(store, visitor);
}
