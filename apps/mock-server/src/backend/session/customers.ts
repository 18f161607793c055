import type { Store } from "../store.ts";
import type { Customer, Visitor } from "./collections.ts";
import { isRegistered } from "./ownData.ts";

/** The code of the customer whose account a session is logged in to. A lead's session finishes the checkout and nothing else. */
export function accountOf({ session }: Visitor): string | undefined {
  return session?.reach === "account" ? session.customerCode : undefined;
}

/** How many subscriptions somebody has; one that the bank refused, or that has ended, is none (MAN-316). */
export function paidSubscriptionsOf(store: Store, { code }: Customer): number {
  return store.subscriptions
    .all()
    .filter(({ customerCode, outcome, announced }) => customerCode === code && announced && outcome?.result === "PAID")
    .filter(({ endedOn }) => endedOn === undefined).length;
}

/** The code that the payment service has for somebody; undefined as long as they have not given their data (SUB-059). */
export function moipCodeOf(customer: Customer): string | undefined {
  return isRegistered(customer) ? `MOIP-${customer.code.toUpperCase()}` : undefined;
}

/** The customer with this e-mail, whatever its case. */
export function customerByEmail(store: Store, email: string): Customer | undefined {
  const wanted = email.trim().toLowerCase();
  return store.customers.all().find((customer) => customer.email.toLowerCase() === wanted);
}
