import type { RequestContext } from "../requestContext.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";
import type { Subscription } from "./collections.ts";
import { type PaymentReply, paymentReport } from "./payments.ts";

/**
 * Lets a session learn the result of a payment that another session sent (decision 67). The session gets a random
 * reference in place of the subscription's code, so that no other call finds the subscription.
 */
export function watchPayment(
  { visitor, remember, newId }: Pick<RequestContext<unknown>, "visitor" | "remember" | "newId">,
  { code }: Subscription,
): void {
  if (visitor.watchedPayment?.subscriptionCode === code) return;
  const reference = newId();
  remember({
    answers: { ...visitor.answers, subscription: reference },
    watchedPayment: { reference, subscriptionCode: code },
  });
}

/** The result of the watched payment, named by the session's reference. */
export function watchedPaymentReport(
  { watchedPayment }: Pick<SessionRecord, "watchedPayment">,
  store: WorldStore,
): PaymentReply | undefined {
  const subscription = store.subscriptions.get(watchedPayment?.subscriptionCode ?? "");
  return subscription && { ...paymentReport(subscription), subscription: watchedPayment?.reference };
}
