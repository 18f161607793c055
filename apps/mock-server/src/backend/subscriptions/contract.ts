import type { Subscription } from "../checkout/collections.ts";
import type { RequestContext } from "../requestContext.ts";
import { ownSubscription } from "../resolution/ownSubscription.ts";

const lead = "CTR-";

/** What the payment service calls a subscription; the account's pages and calls name it so (`moip_contract_id`). */
export function contractIdOf({ code }: Pick<Subscription, "code">): string {
  return `${lead}${code}`;
}

/**
 * The visitor's own subscription by its contract id or by its code (SUB-080); undefined for another's as for none.
 * @throws Refusal 401 for who has not logged in to an account.
 */
export function ownContract(
  inSession: Pick<RequestContext<unknown>, "store" | "visitor">,
  named: string | undefined,
): Subscription | undefined {
  return ownSubscription(inSession, named) ?? ownSubscription(inSession, named?.replace(lead, ""));
}
