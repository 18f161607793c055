import type { Subscription } from "../checkout/collections.ts";
import { unauthenticated } from "../refusal.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";

/**
 * The subscription of a code, where it is the visitor's own: somebody else's is as unknown as one that there is not.
 * @throws Refusal 401 for who has not logged in to an account.
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
