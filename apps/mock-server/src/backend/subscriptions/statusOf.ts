import { addMonths, type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import { nextInvoiceDate } from "../../life/chargeDays.ts";
import type { SubscriptionLife } from "../../life/subscriptionLife.ts";

/** So many months after an unpaid charge was due a subscription is suspended. */
const suspendedAfter = 1;

/** Where a subscription stands on a day; undefined until its first payment is confirmed. */
export function statusOf(life: SubscriptionLife, today: CivilDate): SubscriptionStatus | undefined {
  const { startedOn, endedOn, cancelAskedOn } = life.subscription;
  if (startedOn === undefined) return undefined;
  if (endedOn !== undefined) {
    // One that was renewed ahead of time still has its last days.
    if (isAfter(endedOn, today)) return "active";
    return cancelAskedOn === undefined ? "expired" : "canceled";
  }
  const due = nextInvoiceDate(life);
  if (due === undefined || !isOverdue({ active: true, nextInvoiceDate: due }, today)) return "active";
  return addMonths(due, suspendedAfter) <= today ? "suspended" : "overdue";
}
