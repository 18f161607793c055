import type { Subscription } from "../checkout/collections.ts";
import type { InSession } from "../requestContext.ts";
import { ownSubscription } from "../resolution/ownSubscription.ts";

const lead = "CTR-";

/** The payment service's name for a subscription; the account's pages and calls use it (`moip_contract_id`). */
export function contractIdOf({ code }: Pick<Subscription, "code">): string {
  return `${lead}${code}`;
}

/**
 * The visitor's own subscription by contract id or code (SUB-080); undefined for any other.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownContract(inSession: InSession, named: string | undefined): Subscription | undefined {
  return ownSubscription(inSession, named) ?? ownSubscription(inSession, named?.replace(lead, ""));
}
