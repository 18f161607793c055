import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cancellationDay } from "@petbox/domain/cancellation/cancellationRows";
import { hasNotBegun, type PendingPenalty } from "@petbox/domain/cancellation/cancellationTerms";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { cancellationPenalty } from "@petbox/domain/plan/pricing";
import type { Subscription } from "../backend/checkout/collections.ts";
import { outcomeOf } from "./charge.ts";
import { monthlyValueOf } from "./monthPrice.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/**
 * Grants a request to cancel on the next business day: the penalty is charged to the card, no further month is, and
 * paid boxes still come.
 */
export function grantCancellation(state: SubscriptionState, day: CivilDate, emit: EmitEvent): SubscriptionState {
  const answered = cancelDay(state.subscription);
  if (answered === undefined || answered > day) return state;
  emit({ kind: "canceled" });
  const amount = penaltyOf(state);
  const penalty =
    amount > zeroCents ? { penalty: { amount, on: day, outcome: outcomeOf(state.subscription, day) } } : {};
  return { ...state, subscription: { ...state.subscription, endedOn: day, ...penalty } };
}

/** The day a request to cancel is granted; undefined without an open request. */
export function cancelDay({ cancelAskedOn, endedOn, startedOn }: Subscription): CivilDate | undefined {
  const isOpen = cancelAskedOn !== undefined && startedOn !== undefined && endedOn === undefined;
  return isOpen ? cancellationDay(cancelAskedOn) : undefined;
}

/** The penalty charged when a pending request is granted; undefined without a request, and when leaving is free. */
export function awaitedPenaltyOf(state: SubscriptionState): PendingPenalty | undefined {
  const on = cancelDay(state.subscription);
  if (on === undefined) return undefined;
  const amount = penaltyOf(state);
  return amount > zeroCents ? { on, amount } : undefined;
}

/** Whether the customer left before the first day: the subscription never begins, and leaving is free (decision 78). */
export function neverBegins({ startedOn, cancelAskedOn }: Subscription): boolean {
  return startedOn !== undefined && cancelAskedOn !== undefined && hasNotBegun(startedOn, cancelAskedOn);
}

/** The current penalty: an unpaid month counts as a remaining one (MAN-394 to MAN-396). */
function penaltyOf(state: SubscriptionState): Cents {
  if (neverBegins(state.subscription)) return zeroCents;
  const months = planLengthOf({ tag: state.subscription.planTag });
  const paid = state.charges.filter(({ paidOn }) => paidOn !== undefined).length;
  return cancellationPenalty({ monthlyPrice: monthlyValueOf(state), months, remainingMonths: months - paid });
}
