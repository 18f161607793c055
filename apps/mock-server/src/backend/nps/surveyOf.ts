import type { Survey } from "@petbox/domain/nps/survey";
import { surveyAfter, surveyHash } from "../../life/surveys.ts";
import type { Subscription } from "../checkout/collections.ts";
import { notThere } from "../refusal.ts";
import type { Store } from "../store.ts";
import { boxesReceived } from "../subscriptions/boxesReceived.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";

/** What the survey about a pet's boxes is called in its address; the same after a renewal. */
export function surveyHashOf(store: Store, subscription: Subscription): string {
  const [{ code }] = termsOf(store, subscription);
  return surveyHash(code);
}

/** The survey that an address names, for whoever opens it. @throws Refusal 404 for one that was not asked, or is none. */
export function surveyCalled(hash: string | undefined, store: Store): Survey {
  for (const subscription of store.subscriptions.all()) {
    // Of one that was renewed the term that goes on has all boxes.
    const isAsked =
      subscription.renewedInto === undefined &&
      surveyHashOf(store, subscription) === hash &&
      boxesReceived(store, subscription) >= surveyAfter;
    const customer = isAsked ? store.customers.get(subscription.customerCode) : undefined;
    if (customer !== undefined && hash !== undefined) {
      return { email: customer.email, iteration: surveyAfter, answered: store.surveyAnswers.get(hash) !== undefined };
    }
  }
  throw notThere();
}
