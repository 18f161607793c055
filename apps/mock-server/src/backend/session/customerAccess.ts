import { isRefusedPayment } from "../checkout/isRefusedPayment.ts";
import type { InSession } from "../requestContext.ts";
import type { CustomerRecord } from "./collections.ts";
import { accountOf } from "./customers.ts";

/**
 * Whether a session may read and change a customer's data (decision 67). An e-mail alone opens the checkout of a customer without a
 * subscription. A pending or paid subscription requires the session that paid, or a password.
 */
export function mayActFor(customer: CustomerRecord, { store, visitor }: InSession): boolean {
  if (accountOf(visitor) === customer.code) return true;
  const subscriptions = store.subscriptions
    .all()
    .filter((each) => each.customerCode === customer.code && !isRefusedPayment(each));
  return subscriptions.length === 0 || subscriptions.some(({ code }) => code === visitor.answers.subscription);
}
