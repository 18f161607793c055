import type { Subscription } from "../checkout/collections.ts";
import { HttpError } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { unknownText } from "../resolution/startPayment.ts";
import { ownBoxSubscription } from "../subscriptions/ownBoxSubscription.ts";

/**
 * The visitor's own box subscription named in the path.
 * @throws HttpError 404 for another customer's or an unknown one; 401 for an anonymous visitor.
 */
export function ownBox(context: Pick<RequestContext<unknown>, "store" | "visitor" | "parameters">): Subscription {
  const subscription = ownBoxSubscription(context, context.parameters.code);
  if (subscription === undefined) throw new HttpError(404, { success: false, message: unknownText });
  return subscription;
}
