import type { Survey } from "@petbox/domain/nps/survey";
import { surveyAfter, surveyHash } from "../../simulation/surveys.ts";
import type { Subscription } from "../checkout/collections.ts";
import { notFound } from "../httpError.ts";
import type { WorldStore } from "../store.ts";
import { boxesReceived } from "../subscriptions/boxesReceived.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";

/** The hash in the path of a pet's survey; the same after a renewal. */
export function surveyHashOf(store: WorldStore, subscription: Subscription): string {
  const [{ code }] = termsOf(store, subscription);
  return surveyHash(code);
}

/** The survey of a hash, without a login. @throws HttpError 404 for an unasked or unknown one. */
export function surveyByHash(hash: string | undefined, store: WorldStore): Survey {
  for (const subscription of store.subscriptions.all()) {
    // Only the current term of a renewed subscription counts all boxes.
    const isAsked =
      subscription.renewedInto === undefined &&
      surveyHashOf(store, subscription) === hash &&
      boxesReceived(store, subscription) >= surveyAfter;
    const customer = isAsked ? store.customers.get(subscription.customerCode) : undefined;
    if (customer !== undefined && hash !== undefined) {
      return { email: customer.email, iteration: surveyAfter, answered: store.surveyAnswers.get(hash) !== undefined };
    }
  }
  throw notFound();
}
