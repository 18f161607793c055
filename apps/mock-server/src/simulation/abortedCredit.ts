import { addCents, type Cents, divideCents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import type { Charge } from "../backend/subscriptions/collections.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

/** What was paid for aborted boxes and is not deducted from a later charge yet (decision 72). */
export function abortedCreditOf(state: SubscriptionState): Cents {
  const { subscription, charges, shipments } = state;
  if (subscription.purchase !== undefined) return zeroCents;
  const aborted = new Set(shipments.filter(({ abortedOn }) => abortedOn !== undefined).map(({ chargeId }) => chargeId));
  return charges.reduce((left, charge) => {
    const unused = subtractCents(left, charge.credit ?? zeroCents);
    return aborted.has(charge.id) ? addCents(unused, paidForBox(state, charge)) : unused;
  }, zeroCents);
}

/** What was paid for the box of a charge: its month, and the extra item that was paid at once. */
export function paidForBox(
  { extraCharges = [] }: Pick<SubscriptionState, "extraCharges">,
  { id, amount, credit = zeroCents }: Charge,
): Cents {
  const extras = extraCharges.filter(({ chargeIds }) => chargeIds.includes(id));
  return addCents(amount, credit, ...extras.map((extra) => divideCents(extra.amount, extra.chargeIds.length)));
}
