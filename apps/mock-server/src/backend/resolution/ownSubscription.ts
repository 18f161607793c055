import type { Subscription } from "../checkout/collections.ts";
import type { InSession } from "../requestContext.ts";
import { requireAccount } from "../session/requireAccount.ts";

/**
 * The visitor's own subscription by its code; another customer's counts as unknown.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownSubscription(inSession: InSession, code: string | undefined): Subscription | undefined {
  const account = requireAccount(inSession);
  const subscription = inSession.store.subscriptions.get(code ?? "");
  return subscription?.customerCode === account ? subscription : undefined;
}
