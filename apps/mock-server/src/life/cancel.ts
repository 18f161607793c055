import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cancellationDay } from "@petbox/domain/cancellation/cancellationDay";
import type { PendingPenalty } from "@petbox/domain/cancellation/pendingPenalty";
import { type Cents, noCents } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { cancellationPenalty } from "@petbox/domain/plan/pricing";
import type { Subscription } from "../backend/checkout/collections.ts";
import { outcomeOf } from "./charge.ts";
import { monthlyValueOf } from "./monthPrice.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/**
 * A request to cancel is granted on the next business day: what leaving early costs is charged to the card, no month is
 * any more, and boxes that are paid still come.
 */
export function canceled(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  const answered = cancelDay(life.subscription);
  if (answered === undefined || answered > day) return life;
  tell({ kind: "canceled" });
  const amount = penaltyOf(life);
  const penalty = amount > noCents ? { penalty: { amount, on: day, outcome: outcomeOf(life.subscription, day) } } : {};
  return { ...life, subscription: { ...life.subscription, endedOn: day, ...penalty } };
}

/** The day on which a request to cancel is granted; undefined where there is none that is open. */
export function cancelDay({ cancelAskedOn, endedOn, startedOn }: Subscription): CivilDate | undefined {
  const isOpen = cancelAskedOn !== undefined && startedOn !== undefined && endedOn === undefined;
  return isOpen ? cancellationDay(cancelAskedOn) : undefined;
}

/** What is charged with the answer to a request that waits for it; undefined without one, and where leaving costs nothing. */
export function awaitedPenaltyOf(life: SubscriptionLife): PendingPenalty | undefined {
  const on = cancelDay(life.subscription);
  if (on === undefined) return undefined;
  const amount = penaltyOf(life);
  return amount > noCents ? { on, amount } : undefined;
}

/** What leaving costs as things are: a month that is not paid is one of those that are left (MAN-394 to MAN-396). */
function penaltyOf(life: SubscriptionLife): Cents {
  const months = planLengthOf({ tag: life.subscription.planTag });
  const paid = life.charges.filter(({ paidOn }) => paidOn !== undefined).length;
  return cancellationPenalty({ monthlyPrice: monthlyValueOf(life), months, remainingMonths: months - paid });
}
