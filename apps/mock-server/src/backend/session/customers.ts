import type { Store } from "../store.ts";
import type { Customer } from "./collections.ts";

/** How many subscriptions somebody has; one that the bank refused, or that has ended, is none (MAN-316). */
export function paidSubscriptionsOf(store: Store, { code }: Customer): number {
  return store.subscriptions
    .all()
    .filter(({ customerCode, outcome, announced }) => customerCode === code && announced && outcome?.result === "PAID")
    .filter(({ endedOn }) => endedOn === undefined).length;
}

/** The customer with this e-mail, whatever its case. */
export function customerByEmail(store: Store, email: string): Customer | undefined {
  const wanted = email.trim().toLowerCase();
  return store.customers.all().find((customer) => customer.email.toLowerCase() === wanted);
}
