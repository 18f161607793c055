import type { Subscription } from "../checkout/collections.ts";
import { paymentReport } from "../checkout/payments.ts";
import type { InSession } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";

/**
 * The subscription of the welcome page: the box whose payment this session follows, otherwise the account's newest
 * paid box. A scheduled purchase has no pet to ask about.
 */
export function welcomeSubscriptionOf({ store, visitor }: InSession): Subscription | undefined {
  const followed = store.subscriptions.get(visitor.answers.subscription ?? "");
  if (followed !== undefined && followed.purchase === undefined) return followed;
  const customerCode = accountOf(visitor);
  return store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && each.purchase === undefined)
    .filter((each) => paymentReport(each).result === "paid")
    .toSorted((one, other) => other.createdAt - one.createdAt)[0];
}
