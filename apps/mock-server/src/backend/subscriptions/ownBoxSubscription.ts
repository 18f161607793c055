import type { Subscription } from "../checkout/collections.ts";
import type { RequestContext } from "../requestContext.ts";
import { ownContract } from "./contract.ts";

/**
 * The visitor's own box subscription by contract id or code; scheduled purchases have separate pages and calls.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownBoxSubscription(
  inSession: Pick<RequestContext<unknown>, "store" | "visitor">,
  named: string | undefined,
): Subscription | undefined {
  const subscription = ownContract(inSession, named);
  return subscription?.purchase === undefined ? subscription : undefined;
}
