import type { Subscription } from "../checkout/collections.ts";
import type { RequestContext } from "../requestContext.ts";
import { ownContract } from "./contract.ts";

/**
 * The visitor's own subscription to a box, by its contract or by its code: what comes at intervals without a box has pages
 * and calls of its own.
 * @throws Refusal 401 for who has not logged in to an account.
 */
export function ownBoxSubscription(
  inSession: Pick<RequestContext<unknown>, "store" | "visitor">,
  named: string | undefined,
): Subscription | undefined {
  const subscription = ownContract(inSession, named);
  return subscription?.purchase === undefined ? subscription : undefined;
}
