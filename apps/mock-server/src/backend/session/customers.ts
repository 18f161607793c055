import type { WorldStore } from "../store.ts";
import type { CustomerRecord, SessionRecord } from "./collections.ts";
import { isRegistered } from "./ownData.ts";

/**
 * The code of the customer whose account the session is logged in to. A lead's session can only finish the checkout.
 */
export function accountOf({ session }: SessionRecord): string | undefined {
  return session?.reach === "account" ? session.customerCode : undefined;
}

/** The number of paid and active subscriptions (MAN-316). */
export function paidSubscriptionsOf(store: WorldStore, { code }: CustomerRecord): number {
  return store.subscriptions
    .all()
    .filter(({ customerCode, outcome, announced }) => customerCode === code && announced && outcome?.result === "PAID")
    .filter(({ endedOn }) => endedOn === undefined).length;
}

/** The customer's code at the payment service; undefined before the registration (SUB-059). */
export function moipCodeOf(customer: CustomerRecord): string | undefined {
  return isRegistered(customer) ? `MOIP-${customer.code.toUpperCase()}` : undefined;
}

/** The customer with this e-mail, in any case. */
export function customerByEmail(store: WorldStore, email: string): CustomerRecord | undefined {
  const wanted = email.trim().toLowerCase();
  return store.customers.all().find((customer) => customer.email.toLowerCase() === wanted);
}
