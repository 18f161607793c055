import { addMonths, type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import { nextInvoiceDate } from "../../simulation/chargeDays.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";

/** Months after the due date of an unpaid charge until a subscription is suspended. */
const suspendedAfter = 1;

/** The status of a subscription on a day; undefined until its first payment is confirmed. */
export function statusOf(state: SubscriptionState, today: CivilDate): SubscriptionStatus | undefined {
  const { startedOn, endedOn, cancelAskedOn } = state.subscription;
  if (startedOn === undefined) return undefined;
  if (endedOn !== undefined) {
    // A term renewed ahead of time still runs to its last day.
    if (isAfter(endedOn, today)) return "active";
    return cancelAskedOn === undefined ? "expired" : "canceled";
  }
  const due = nextInvoiceDate(state);
  if (due === undefined || !isOverdue({ active: true, nextInvoiceDate: due }, today)) return "active";
  return addMonths(due, suspendedAfter) <= today ? "suspended" : "overdue";
}
