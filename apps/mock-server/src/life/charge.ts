import { addDays, addMonths, type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import {
  addCents,
  type Cents,
  cents,
  divideCents,
  multiplyCents,
  noCents,
  subtractCents,
} from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Charge, ChargeTry } from "../backend/subscriptions/collections.ts";
import { paysOnChargeDay } from "../seed/testCards.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** After so many days a refused card is tried once more. */
const triedAgainAfter = [3, 7] as const;

/** A subscription whose payment was confirmed begins on that very day: the payment was its first charge. */
export function begun(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  if (life.subscription.startedOn !== undefined) return life;
  const startedOn = paymentDay(life.subscription);
  if (startedOn === undefined || startedOn > day) return life;
  return withCharge({ ...life, subscription: { ...life.subscription, startedOn } }, startedOn, "paid", tell);
}

/** The charges of a day: the open one is tried again, the next one becomes due. */
export function charged(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  const { subscription } = life;
  if (subscription.endedOn !== undefined) return life;
  const open = openCharge(life);
  if (open === undefined) {
    const isDue = life.charges.length < termOf(subscription) && nextDue(life) === day;
    return isDue ? withCharge(life, day, outcomeOf(subscription), tell) : life;
  }
  if (overdueFrom(open) === day) tell({ kind: "overdue", charge: open.id });
  if (!triesOf(open).includes(day)) return life;
  const again = tried(open, { on: day, outcome: outcomeOf(subscription) }, tell);
  return { ...life, charges: [...life.charges.slice(0, -1), again] };
}

/** The days on which something may come of the charges, or of the end of the term. */
export function chargeDays(life: SubscriptionLife): readonly CivilDate[] {
  const { startedOn, endedOn } = life.subscription;
  if (endedOn !== undefined) return [];
  const open = openCharge(life);
  if (open !== undefined) return [overdueFrom(open), ...triesOf(open)];
  const next = startedOn === undefined ? paymentDay(life.subscription) : nextDue(life);
  return next === undefined ? [] : [next];
}

/** The day on which the payment of the checkout was confirmed; undefined as long as it is not. */
export function paymentDay({ outcome, announced }: Subscription): CivilDate | undefined {
  return announced && outcome?.result === "PAID" ? civilDateAt(outcome.at) : undefined;
}

function overdueFrom({ dueOn }: Charge): CivilDate {
  return addDays(dueOn, 1);
}

function triesOf({ dueOn }: Charge): readonly CivilDate[] {
  return triedAgainAfter.map((days) => addDays(dueOn, days));
}

/** The charge that waits to be paid. There is one at most: who owes a month is sent, and charged, no other. */
export function openCharge({ charges }: Pick<SubscriptionLife, "charges">): Charge | undefined {
  const last = charges.at(-1);
  return last?.paidOn === undefined ? last : undefined;
}

/** How many months a subscription is bought for, each with a charge and a box. */
export function termOf({ planTag }: Pick<Subscription, "planTag">): number {
  return planLengthOf({ tag: planTag });
}

/** The next anniversary of the first day on which a month may begin; undefined before there is a first day. */
export function nextDue({ subscription, charges }: SubscriptionLife): CivilDate | undefined {
  const { startedOn } = subscription;
  if (startedOn === undefined) return undefined;
  const last = charges.at(-1);
  // The months that an unpaid charge took are not made up for: the term goes on after them.
  const earliest = last === undefined ? undefined : (last.paidOn ?? last.dueOn);
  let months = charges.length;
  while (earliest !== undefined && addMonths(startedOn, months) <= earliest) months += 1;
  return addMonths(startedOn, months);
}

function withCharge(
  life: SubscriptionLife,
  dueOn: CivilDate,
  outcome: ChargeTry["outcome"],
  tell: Tell,
): SubscriptionLife {
  const { subscription, charges } = life;
  const month = charges.length + 1;
  const due: Charge = {
    id: `${subscription.code}-${month}`,
    subscriptionCode: subscription.code,
    month,
    dueOn,
    amount: amountOf(subscription, month),
    tries: [],
  };
  return { ...life, charges: [...charges, tried(due, { on: dueOn, outcome }, tell)] };
}

function tried(charge: Charge, made: ChargeTry, tell: Tell): Charge {
  tell({ kind: made.outcome === "paid" ? "charge-paid" : "charge-refused", charge: charge.id });
  return { ...charge, tries: [...charge.tries, made], ...(made.outcome === "paid" ? { paidOn: made.on } : {}) };
}

function outcomeOf({ card }: Subscription): ChargeTry["outcome"] {
  return paysOnChargeDay(card) ? "paid" : "refused";
}

/** A month's part of the term: to the cent all of them are the whole. */
function amountOf(subscription: Subscription, month: number): Cents {
  const months = termOf(subscription);
  const upTo = (count: number) => divideCents(multiplyCents(cents(subscription.amount), count), months);
  return addCents(subtractCents(upTo(month), upTo(month - 1)), cents(subscription.freight ?? noCents));
}
