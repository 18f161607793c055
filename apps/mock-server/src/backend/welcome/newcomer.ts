import type { Subscription } from "../checkout/collections.ts";
import { paymentReport } from "../checkout/payments.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";

/**
 * The subscription that a visitor is welcomed to: the one whose payment this session follows, else the newest of the
 * account's that is paid. Undefined for who has none.
 */
export function welcomedTo({
  store,
  visitor,
}: Pick<RequestContext<unknown>, "store" | "visitor">): Subscription | undefined {
  const followed = store.subscriptions.get(visitor.answers.subscription ?? "");
  if (followed !== undefined) return followed;
  const customerCode = accountOf(visitor);
  return store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && each.purchase === undefined)
    .filter((each) => paymentReport(each).result === "paid")
    .toSorted((one, other) => other.createdAt - one.createdAt)[0];
}
