import type { Subscription } from "../checkout/collections.ts";
import type { InSession } from "../requestContext.ts";
import { ownContract } from "./contract.ts";

/**
 * The visitor's own box subscription by contract id or code; scheduled purchases have separate pages and calls.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownBoxSubscription(inSession: InSession, named: string | undefined): Subscription | undefined {
  const subscription = ownContract(inSession, named);
  return subscription?.purchase === undefined ? subscription : undefined;
}
