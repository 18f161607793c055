import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cancellationDay } from "@petbox/domain/cancellation/cancellationDay";
import { hasNotBegun } from "@petbox/domain/cancellation/cancellationTerms";
import type { PendingPenalty } from "@petbox/domain/cancellation/pendingPenalty";
import { type Cents, noCents } from "@petbox/domain/money/cents";
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
export function grantCancellation(life: SubscriptionState, day: CivilDate, tell: EmitEvent): SubscriptionState {
  const answered = cancelDay(life.subscription);
  if (answered === undefined || answered > day) return life;
  tell({ kind: "canceled" });
  const amount = penaltyOf(life);
  const penalty = amount > noCents ? { penalty: { amount, on: day, outcome: outcomeOf(life.subscription, day) } } : {};
  return { ...life, subscription: { ...life.subscription, endedOn: day, ...penalty } };
}

/** The day a request to cancel is granted; undefined without an open request. */
export function cancelDay({ cancelAskedOn, endedOn, startedOn }: Subscription): CivilDate | undefined {
  const isOpen = cancelAskedOn !== undefined && startedOn !== undefined && endedOn === undefined;
  return isOpen ? cancellationDay(cancelAskedOn) : undefined;
}

/** The penalty charged when a pending request is granted; undefined without a request, and when leaving is free. */
export function awaitedPenaltyOf(life: SubscriptionState): PendingPenalty | undefined {
  const on = cancelDay(life.subscription);
  if (on === undefined) return undefined;
  const amount = penaltyOf(life);
  return amount > noCents ? { on, amount } : undefined;
}

/** Whether the customer left before the first day: the subscription never begins, and leaving is free (decision 78). */
export function neverBegins({ startedOn, cancelAskedOn }: Subscription): boolean {
  return startedOn !== undefined && cancelAskedOn !== undefined && hasNotBegun(startedOn, cancelAskedOn);
}

/** The current penalty: an unpaid month counts as a remaining one (MAN-394 to MAN-396). */
function penaltyOf(life: SubscriptionState): Cents {
  if (neverBegins(life.subscription)) return noCents;
  const months = planLengthOf({ tag: life.subscription.planTag });
  const paid = life.charges.filter(({ paidOn }) => paidOn !== undefined).length;
  return cancellationPenalty({ monthlyPrice: monthlyValueOf(life), months, remainingMonths: months - paid });
}
