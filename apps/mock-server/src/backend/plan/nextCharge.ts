import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { atLeastZero, type Cents, lesserCents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import { abortedCreditOf } from "../../simulation/abortedCredit.ts";
import { dueLater, nextDue, openCharge, termOf } from "../../simulation/chargeDays.ts";
import { nextAmount, priceInStock } from "../../simulation/monthPrice.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";

/** The next charge: an open one, otherwise the next month; undefined when nothing more is charged. */
export function nextChargeOf(state: SubscriptionState): { readonly on: CivilDate; readonly amount: Cents } | undefined {
  const { cancelAskedOn, endedOn } = state.subscription;
  if (endedOn !== undefined) return undefined;
  const open = openCharge(state);
  if (open) return { on: open.dueOn, amount: open.amount };
  const on = nextDue(state);
  const isLast = cancelAskedOn !== undefined || (endsWithTerm(state) && monthsLeft(state) === 0);
  return on === undefined || isLast || isSoldOut(state) ? undefined : { on, amount: netAmount(state) };
}

/** Whether every item of a scheduled purchase is sold out: no month is charged until the customer changes it. */
function isSoldOut(state: SubscriptionState): boolean {
  return state.subscription.purchase !== undefined && priceInStock(state, state.charges.length + 1) === undefined;
}

/** The next month's price, possibly of the renewal, after the credit of aborted boxes. */
function netAmount(state: SubscriptionState): Cents {
  const amount = nextAmount(state);
  return subtractCents(amount, lesserCents(abortedCreditOf(state), amount));
}

/** The credit of aborted boxes that is left after the next charge; none after an open one, which is charged as it is. */
export function creditAfterNextCharge(state: SubscriptionState): Cents {
  return openCharge(state) === undefined
    ? atLeastZero(subtractCents(abortedCreditOf(state), nextAmount(state)))
    : zeroCents;
}

/** The day the next box is paid; undefined without one, and while a month is overdue, because it may be paid any day. */
export function nextBoxPaidOn(state: SubscriptionState): CivilDate | undefined {
  return openCharge(state) === undefined ? nextChargeOf(state)?.on : undefined;
}

/** Whether no term follows this one. */
export function endsWithTerm({ subscription }: SubscriptionState): boolean {
  return subscription.renewalOff === true;
}

/** The last day of the term. */
export function endOfTermDay(state: SubscriptionState): CivilDate | undefined {
  return state.subscription.endedOn ?? dueLater(state, monthsLeft(state));
}

/** The end of the term as customers see it: scheduled purchases have no end, and a cancellation ends on the day it is granted. */
export function displayedEndOfTerm(state: SubscriptionState): CivilDate | undefined {
  const { cancelAskedOn, purchase } = state.subscription;
  return purchase === undefined && cancelAskedOn === undefined ? endOfTermDay(state) : undefined;
}

/** The same state with every debt paid. */
export function paidUp(state: SubscriptionState, on: CivilDate): SubscriptionState {
  return {
    ...state,
    charges: state.charges.map((charge) => (charge.calledOffOn ? charge : { paidOn: on, ...charge })),
  };
}

/** The months of the term that are not charged yet. */
function monthsLeft({ subscription, charges }: SubscriptionState): number {
  return Math.max(termOf(subscription) - charges.length, 0);
}
