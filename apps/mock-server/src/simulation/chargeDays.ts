import { addDays, addMonths, type CivilDate, civilDateAt, isBefore } from "@petbox/domain/calendar/civilDate";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { sendablePart } from "./sendablePart.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

/** Days until a refused card is retried. */
const triedAgainAfter = [3, 7] as const;

type Paying = Pick<SubscriptionState, "subscription" | "charges" | "soldOut">;

/** The months of a subscription's term, each with a charge and a box; a scheduled purchase has no end. */
export function termOf({ planTag, purchase }: Pick<Subscription, "planTag" | "purchase">): number {
  return purchase === undefined ? planLengthOf({ tag: planTag }) : Number.POSITIVE_INFINITY;
}

/** The day the checkout's payment was confirmed; undefined before. */
export function paymentDay({ outcome, announced }: Subscription): CivilDate | undefined {
  return announced && outcome?.result === "PAID" ? civilDateAt(outcome.at) : undefined;
}

/** Whether the customer requested to cancel before that day. The penalty was shown then, and nothing else is charged. */
export function isLeaving({ cancelAskedOn }: Pick<Subscription, "cancelAskedOn">, day: CivilDate): boolean {
  return cancelAskedOn !== undefined && isBefore(cancelAskedOn, day);
}

/**
 * The open charge, reduced to the items that can still be sent. There is at most one: while a month is overdue, no other one is sent or
 * charged.
 */
export function openCharge(state: Paying): Charge | undefined {
  const last = state.charges.at(-1);
  return last === undefined || last.paidOn !== undefined ? undefined : sendablePart(state, last);
}

/** Whether every item of the open charge has sold out: it is called off, and the next month follows. */
export function hasNothingLeft(state: Paying): boolean {
  const last = state.charges.at(-1);
  const isWaiting = last !== undefined && last.paidOn === undefined && last.calledOffOn === undefined;
  return isWaiting && state.subscription.endedOn === undefined && openCharge(state) === undefined;
}

/** The next monthly anniversary of the first day; undefined before the start. */
export function nextDue(state: Paying): CivilDate | undefined {
  return dueLater(state, 0);
}

/**
 * The day of the charge `later` months after the next one; undefined before the start. Every day is counted from the first one of the first
 * term: after 28 February, a count from there would stay on the 28th.
 */
export function dueLater(state: Paying, later: number): CivilDate | undefined {
  const { startedOn, anchorDay } = state.subscription;
  return startedOn && addMonths(startedOn, monthsUntilNext(startedOn, state) + later, anchorDay);
}

function monthsUntilNext(startedOn: CivilDate, { subscription, charges }: Paying): number {
  const last = charges.at(-1);
  // Months lost to an unpaid charge are not made up for: the term resumes after them.
  const since = last === undefined ? undefined : (last.paidOn ?? last.calledOffOn ?? last.dueOn);
  const { skippedOn, anchorDay } = subscription;
  const earliest = since !== undefined && skippedOn !== undefined && since < skippedOn ? skippedOn : since;
  let months = charges.length;
  while (earliest !== undefined && addMonths(startedOn, months, anchorDay) <= earliest) months += 1;
  return months;
}

/** The due date of the open charge, otherwise of the next one; undefined when no charge remains. */
export function nextInvoiceDate(state: Paying): CivilDate | undefined {
  const { subscription } = state;
  if (subscription.endedOn !== undefined) return undefined;
  const open = openCharge(state);
  if (open !== undefined) return open.dueOn;
  const due = nextDue(state);
  return due !== undefined && isLeaving(subscription, due) ? undefined : due;
}

/** The days that may change the charges or end the term. */
export function chargeDays(state: SubscriptionState): readonly CivilDate[] {
  const { startedOn, endedOn } = state.subscription;
  if (endedOn !== undefined) return [];
  const open = openCharge(state);
  if (open !== undefined) return [overdueFrom(open), ...attemptsOf(open)];
  const next = startedOn === undefined ? paymentDay(state.subscription) : nextDue(state);
  return next === undefined ? [] : [next];
}

/** The next day after today on which the card is retried; undefined without a retry. */
export function nextRetryDay(state: Paying, today: CivilDate): CivilDate | undefined {
  const { subscription } = state;
  const open = openCharge(state);
  if (open === undefined || subscription.endedOn !== undefined) return undefined;
  return attemptsOf(open).find((day) => isBefore(today, day) && !isLeaving(subscription, day));
}

export function overdueFrom({ dueOn }: Charge): CivilDate {
  return addDays(dueOn, 1);
}

export function attemptsOf({ dueOn }: Charge): readonly CivilDate[] {
  return triedAgainAfter.map((days) => addDays(dueOn, days));
}
