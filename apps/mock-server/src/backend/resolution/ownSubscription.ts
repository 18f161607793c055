import type { Subscription } from "../checkout/collections.ts";
import { unauthenticated } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";

/**
 * The visitor's own subscription by its code; another customer's counts as unknown.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownSubscription(
  { store, visitor }: Pick<RequestContext<unknown>, "store" | "visitor">,
  code: string | undefined,
): Subscription | undefined {
  const account = accountOf(visitor);
  if (account === undefined) throw unauthenticated();
  const subscription = store.subscriptions.get(code ?? "");
  return subscription?.customerCode === account ? subscription : undefined;
}
