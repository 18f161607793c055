import { addCents, type Cents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import type { SubscriptionState } from "./subscriptionState.ts";

/** What was paid for aborted boxes and is not deducted from a later charge yet (decision 72). */
export function abortedCreditOf({ subscription, charges, shipments }: SubscriptionState): Cents {
  if (subscription.purchase !== undefined) return zeroCents;
  const aborted = new Set(shipments.filter(({ abortedOn }) => abortedOn !== undefined).map(({ chargeId }) => chargeId));
  return charges.reduce((left, { id, amount, credit = zeroCents }) => {
    const unused = subtractCents(left, credit);
    return aborted.has(id) ? addCents(unused, addCents(amount, credit)) : unused;
  }, zeroCents);
}
