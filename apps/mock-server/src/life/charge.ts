import { addDays, addMonths, type CivilDate, civilDateAt, isBefore } from "@petbox/domain/calendar/civilDate";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
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
import { inStock } from "./inStock.ts";
import { stillSendable } from "./stillSendable.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** After so many days a refused card is tried once more. */
const triedAgainAfter = [3, 7] as const;

/** A subscription whose payment was confirmed begins on that very day: the payment was its first charge. */
export function begun(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  if (life.subscription.startedOn !== undefined) return life;
  const startedOn = paymentDay(life.subscription);
  if (startedOn === undefined || startedOn > day) return life;
  const paid = { ...life, subscription: { ...life.subscription, startedOn } };
  // What was paid for at the checkout is theirs, whatever is sold out since.
  return withCharge(paid, { dueOn: startedOn, outcome: "paid", price: priceOf(paid.subscription, 1) }, tell);
}

/** The charges of a day: the open one is tried again, the next one becomes due. */
export function charged(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  const { subscription } = life;
  if (subscription.endedOn !== undefined || isLeaving(subscription, day)) return life;
  if (hasNothingLeft(life)) return calledOff(life, day);
  const open = openCharge(life);
  if (open === undefined) {
    const isDue = life.charges.length < termOf(subscription) && nextDue(life) === day;
    if (!isDue) return life;
    const price = priceInStock(life, life.charges.length + 1);
    // A month of which nothing is left is neither charged nor sent.
    if (price === undefined) return { ...life, subscription: { ...subscription, skippedOn: day } };
    return withCharge(life, { dueOn: day, outcome: outcomeOf(subscription, day), price }, tell);
  }
  if (overdueFrom(open) === day) tell({ kind: "overdue", charge: open.id });
  if (!triesOf(open).includes(day)) return life;
  const again = tried(open, { on: day, outcome: outcomeOf(subscription, day) }, tell);
  return { ...life, charges: [...life.charges.slice(0, -1), again] };
}

/** Whether its customer asked before that day to cancel it: what leaving costs was shown then, and nothing is charged any more. */
export function isLeaving({ cancelAskedOn }: Pick<Subscription, "cancelAskedOn">, day: CivilDate): boolean {
  return cancelAskedOn !== undefined && isBefore(cancelAskedOn, day);
}

/**
 * What is owed as the subscription is by now. Where it should have been paid before that day, the card that it has is
 * tried at once (SUB-215); not of who has asked to leave.
 */
export function chargedAnew(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  const { subscription } = life;
  const open = openCharge(life);
  if (open === undefined || isLeaving(subscription, day)) return life;
  // A scheduled purchase owes what it was made out for: what has changed since comes with the next charge (MAN-223).
  const anew = subscription.purchase === undefined ? { ...open, ...priceOf(subscription, open.month) } : open;
  const isLate = isBefore(open.dueOn, day);
  const again = isLate ? tried(anew, { on: day, outcome: outcomeOf(subscription, day) }, tell) : anew;
  return { ...life, charges: [...life.charges.slice(0, -1), again] };
}

/** What the month costs that is charged next: the one that is owed, else the one after those that are paid, be it of the renewal. */
export function nextAmount(life: SubscriptionLife): Cents {
  const { subscription, charges } = life;
  const open = openCharge(life);
  if (open !== undefined && subscription.purchase !== undefined) return open.amount;
  const month = open?.month ?? charges.length + 1;
  const isOfRenewal = month > termOf(subscription);
  return isOfRenewal ? renewalAmountOf(life) : (priceInStock(life, month)?.amount ?? noCents);
}

/** What the first month of another term costs, after this one. */
export function renewalAmountOf({ subscription }: Pick<SubscriptionLife, "subscription">): Cents {
  return priceOf(atFullPrice(subscription), 1).amount;
}

/** The same without the freight of the month's box: what a penalty is worked out of, and the customer was shown. */
export function monthlyValueOf(life: SubscriptionLife): Cents {
  return subtractCents(nextAmount(life), cents(life.subscription.freight ?? noCents));
}

/** The same plan at its full price: a coupon is for one term. */
export function atFullPrice(subscription: Subscription): Subscription {
  const { coupon: _coupon, amountWithoutCoupon, amount, ...kept } = subscription;
  return { ...kept, amount: amountWithoutCoupon ?? amount };
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

/** The next day after today on which the card is tried again for what is owed; undefined where it is not. */
export function nextTry(life: Paying, today: CivilDate): CivilDate | undefined {
  const { subscription } = life;
  const open = openCharge(life);
  if (open === undefined || subscription.endedOn !== undefined) return undefined;
  return triesOf(open).find((day) => isBefore(today, day) && !isLeaving(subscription, day));
}

/**
 * The charge that waits to be paid, for what of it can still be sent. There is one at most: who owes a month is sent, and
 * charged, no other.
 */
export function openCharge(life: Paying): Charge | undefined {
  const last = life.charges.at(-1);
  return last === undefined || last.paidOn !== undefined ? undefined : stillSendable(life, last);
}

/** Whether a charge waits to be paid of which everything is sold out since: it is called off, and the next month follows. */
export function hasNothingLeft(life: Paying): boolean {
  const last = life.charges.at(-1);
  const isWaiting = last !== undefined && last.paidOn === undefined && last.calledOffOn === undefined;
  return isWaiting && life.subscription.endedOn === undefined && openCharge(life) === undefined;
}

function calledOff(life: SubscriptionLife, day: CivilDate): SubscriptionLife {
  const charges = life.charges.map((charge, place) =>
    place === life.charges.length - 1 ? { ...charge, calledOffOn: day } : charge,
  );
  return { ...life, charges };
}

type Paying = Pick<SubscriptionLife, "subscription" | "charges" | "soldOut">;

/** How many months a subscription is bought for, each with a charge and a box; a scheduled purchase goes on without end. */
export function termOf({ planTag, purchase }: Pick<Subscription, "planTag" | "purchase">): number {
  return purchase === undefined ? planLengthOf({ tag: planTag }) : Number.POSITIVE_INFINITY;
}

/** The next anniversary of the first day on which a month may begin; undefined before there is a first day. */
export function nextDue({ subscription, charges }: Paying): CivilDate | undefined {
  const { startedOn } = subscription;
  if (startedOn === undefined) return undefined;
  const last = charges.at(-1);
  // The months that an unpaid charge took are not made up for: the term goes on after them.
  const since = last === undefined ? undefined : (last.paidOn ?? last.calledOffOn ?? last.dueOn);
  const { skippedOn } = subscription;
  const earliest = since !== undefined && skippedOn !== undefined && since < skippedOn ? skippedOn : since;
  let months = charges.length;
  while (earliest !== undefined && addMonths(startedOn, months) <= earliest) months += 1;
  return addMonths(startedOn, months);
}

/** The day of the charge that waits, else of the next one; undefined once none is to come. */
export function nextInvoiceDate(life: Paying): CivilDate | undefined {
  return life.subscription.endedOn === undefined ? (openCharge(life)?.dueOn ?? nextDue(life)) : undefined;
}

interface Due {
  readonly dueOn: CivilDate;
  readonly outcome: ChargeTry["outcome"];
  readonly price: Price;
}

function withCharge(life: SubscriptionLife, { dueOn, outcome, price }: Due, tell: Tell): SubscriptionLife {
  const { subscription, charges } = life;
  const month = charges.length + 1;
  const due: Charge = {
    id: `${subscription.code}-${month}`,
    subscriptionCode: subscription.code,
    month,
    dueOn,
    ...price,
    tries: [],
  };
  return { ...life, charges: [...charges, tried(due, { on: dueOn, outcome }, tell)] };
}

function tried(charge: Charge, made: ChargeTry, tell: Tell): Charge {
  tell({ kind: made.outcome === "paid" ? "charge-paid" : "charge-refused", charge: charge.id });
  return {
    ...charge,
    tries: [...charge.tries, { ...made, amount: charge.amount }],
    ...(made.outcome === "paid" ? { paidOn: made.on } : {}),
  };
}

export function outcomeOf(subscription: Pick<Subscription, "card">, day: CivilDate): ChargeTry["outcome"] {
  return cardPays(subscription, day) ? "paid" : "refused";
}

/** Whether a subscription's card pays on a day; one that is over pays nothing. */
export function cardPays({ card }: Pick<Subscription, "card">, day: CivilDate): boolean {
  return paysOnChargeDay(card) && parseExpiryText(card.expiry, day).ok;
}

type Price = Pick<Charge, "amount" | "extra" | "items">;

/** What a month costs as things are: of pads and food what is sold out is left out, and undefined where nothing is left. */
function priceInStock({ subscription, soldOut }: SubscriptionLife, month: number): Price | undefined {
  if (subscription.purchase === undefined || soldOut === undefined) return priceOf(subscription, month);
  const sent = inStock(subscription, soldOut);
  return sent && { amount: addCents(sent.amount, sent.freight), items: sent.items };
}

/**
 * A month's part of the term, to the cent all of them the whole; its box's freight, and its extra item. A scheduled
 * purchase costs the same each month, until its customer changes what it holds.
 */
function priceOf(subscription: Subscription, month: number): Price {
  const { amount, freight = noCents, extraItem, purchase } = subscription;
  if (purchase !== undefined) return { amount: addCents(cents(amount), cents(freight)), items: purchase.items };
  const months = termOf(subscription);
  const upTo = (count: number) => divideCents(multiplyCents(cents(amount), count), months);
  const box = addCents(subtractCents(upTo(month), upTo(month - 1)), cents(freight));
  if (extraItem === undefined) return { amount: box };
  const extra = cents(extraItem.monthlyPrice);
  return { amount: addCents(box, extra), extra };
}
