import type { WorldStore } from "../store.ts";
import type { SessionRecord } from "./collections.ts";

/** The code of the customer who paid for a subscription in this session, and may have no password yet (decision 32). */
export function paidInSession(store: WorldStore, { answers }: SessionRecord): string | undefined {
  const subscription = answers.subscription === undefined ? undefined : store.subscriptions.get(answers.subscription);
  const isPaid = subscription?.announced && subscription.outcome?.result === "PAID";
  return isPaid ? subscription.customerCode : undefined;
}
