import { addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { nextDue, openCharge, termOf } from "../../life/chargeDays.ts";
import { nextAmount } from "../../life/monthPrice.ts";
import type { SubscriptionLife } from "../../life/subscriptionLife.ts";

/** What is charged next: what is open, else the next month; undefined once nothing will be. */
export function nextChargeOf(life: SubscriptionLife): { readonly on: CivilDate; readonly amount: Cents } | undefined {
  const { cancelAskedOn, endedOn } = life.subscription;
  if (endedOn !== undefined) return undefined;
  const open = openCharge(life);
  if (open) return { on: open.dueOn, amount: open.amount };
  const on = nextDue(life);
  const isLast = cancelAskedOn !== undefined || (endsWithTerm(life) && monthsLeft(life) === 0);
  return on === undefined || isLast ? undefined : { on, amount: nextAmount(life) };
}

/** The day on which the next box is paid; undefined where none will be any more, and while a month is owed: it may be any day. */
export function nextBoxPaidOn(life: SubscriptionLife): CivilDate | undefined {
  return openCharge(life) === undefined ? nextChargeOf(life)?.on : undefined;
}

/** Whether no term follows this one. */
export function endsWithTerm({ subscription }: SubscriptionLife): boolean {
  return subscription.renewalOff === true;
}

/** The day on which the term is over, or was. */
export function endOfTermDay(life: SubscriptionLife): CivilDate | undefined {
  const next = nextDue(life);
  return life.subscription.endedOn ?? (next && addMonths(next, monthsLeft(life)));
}

/** The same as a customer is told it: pads and food go on without end, and what is being cancelled is over once that is answered. */
export function toldEndOfTerm(life: SubscriptionLife): CivilDate | undefined {
  const { cancelAskedOn, purchase } = life.subscription;
  return purchase === undefined && cancelAskedOn === undefined ? endOfTermDay(life) : undefined;
}

/** The same life once all that is owed is paid. */
export function paidUp(life: SubscriptionLife, on: CivilDate): SubscriptionLife {
  return { ...life, charges: life.charges.map((charge) => (charge.calledOffOn ? charge : { paidOn: on, ...charge })) };
}

/** How many months of the term are not charged yet. */
function monthsLeft({ subscription, charges }: SubscriptionLife): number {
  return Math.max(termOf(subscription) - charges.length, 0);
}
