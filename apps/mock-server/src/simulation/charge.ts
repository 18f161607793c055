import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
import { type Cents, lesserCents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import type { CardIdentity } from "../backend/cards/collections.ts";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Charge, ChargeAttempt } from "../backend/subscriptions/collections.ts";
import { paysOnChargeDay } from "../seed/testCards.ts";
import { abortedCreditOf } from "./abortedCredit.ts";
import {
  attemptsOf,
  hasNothingLeft,
  isLeaving,
  nextDue,
  openCharge,
  overdueFrom,
  paymentDay,
  termOf,
} from "./chargeDays.ts";
import { type Price, priceInStock, priceOf } from "./monthPrice.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** Starts a subscription on the day its payment is confirmed; that payment is its first charge. */
export function startSubscription(state: SubscriptionState, day: CivilDate, emit: EmitEvent): SubscriptionState {
  if (state.subscription.startedOn !== undefined) return state;
  const startedOn = paymentDay(state.subscription);
  if (startedOn === undefined || startedOn > day) return state;
  const paid = { ...state, subscription: { ...state.subscription, startedOn } };
  // The items paid at the checkout are reserved, even if they sell out.
  return withCharge(paid, { dueOn: startedOn, outcome: "paid", price: priceOf(paid.subscription, 1) }, emit);
}

/** The charges of a day: the open one is retried, the next one becomes due. */
export function runCharges(state: SubscriptionState, day: CivilDate, emit: EmitEvent): SubscriptionState {
  const { subscription } = state;
  if (subscription.endedOn !== undefined || isLeaving(subscription, day)) return state;
  if (hasNothingLeft(state)) return calledOff(state, day);
  const open = openCharge(state);
  if (open === undefined) {
    const isDue = state.charges.length < termOf(subscription) && nextDue(state) === day;
    if (!isDue) return state;
    const price = priceInStock(state, state.charges.length + 1);
    // A month with everything sold out is neither charged nor sent.
    if (price === undefined) return { ...state, subscription: { ...subscription, skippedOn: day } };
    // A box that is aborted on this day is credited to the charge after it.
    const credit = lesserCents(abortedCreditOf(state, day), price.amount);
    const amount = subtractCents(price.amount, credit);
    const { outcome } = attemptOn(subscription, amount, day);
    return withCharge(state, { dueOn: day, outcome, price: { ...price, amount }, credit }, emit);
  }
  if (overdueFrom(open) === day) emit({ kind: "overdue", charge: open.id });
  if (!attemptsOf(open).includes(day)) return state;
  const again = tried(open, attemptOn(subscription, open.amount, day), emit);
  return { ...state, charges: [...state.charges.slice(0, -1), again] };
}

/**
 * Recalculates the debt after a change. An overdue charge is retried with the card at once (SUB-215), unless a
 * request to cancel is pending. A charge that a credit covers is settled at once.
 */
export function recalculateDebt(state: SubscriptionState, day: CivilDate, emit: EmitEvent): SubscriptionState {
  const { subscription } = state;
  const current = openCharge(withCurrentPrice(state));
  if (current === undefined || isLeaving(subscription, day)) return state;
  const isTried = isBefore(current.dueOn, day) || current.amount === zeroCents;
  const again = isTried ? tried(current, attemptOn(subscription, current.amount, day), emit) : current;
  return { ...state, charges: [...state.charges.slice(0, -1), again] };
}

/** The same state, with the open charge at the current price. */
export function withCurrentPrice(state: SubscriptionState): SubscriptionState {
  const { subscription } = state;
  const open = openCharge(state);
  // A scheduled purchase keeps its charged items: changes apply from the next charge (MAN-223).
  if (open === undefined || subscription.purchase !== undefined) return state;
  return { ...state, charges: [...state.charges.slice(0, -1), repriced(open, subscription)] };
}

/** The open charge at the current price; a credit that was deducted stays deducted, as far as the price goes. */
function repriced(open: Charge, subscription: Subscription): Charge {
  const price = priceOf(subscription, open.month);
  const credit = lesserCents(open.credit ?? zeroCents, price.amount);
  return { ...open, ...price, amount: subtractCents(price.amount, credit), ...(open.credit && { credit }) };
}

function calledOff(state: SubscriptionState, day: CivilDate): SubscriptionState {
  const charges = state.charges.map((charge, index) =>
    index === state.charges.length - 1 ? { ...charge, calledOffOn: day } : charge,
  );
  return { ...state, charges };
}

interface Due {
  readonly dueOn: CivilDate;
  readonly outcome: ChargeAttempt["outcome"];
  readonly price: Price;
  readonly credit?: Cents;
}

function withCharge(
  state: SubscriptionState,
  { dueOn, outcome, price, credit = zeroCents }: Due,
  emit: EmitEvent,
): SubscriptionState {
  const { subscription, charges } = state;
  const month = charges.length + 1;
  const due: Charge = {
    id: `${subscription.code}-${month}`,
    subscriptionCode: subscription.code,
    month,
    dueOn,
    ...price,
    ...(credit !== zeroCents && { credit }),
    tries: [],
  };
  return { ...state, charges: [...charges, tried(due, { on: dueOn, outcome, card: identityOf(subscription) }, emit)] };
}

function tried(charge: Charge, made: ChargeAttempt, emit: EmitEvent): Charge {
  emit({ kind: made.outcome === "paid" ? "charge-paid" : "charge-refused", charge: charge.id });
  return {
    ...charge,
    tries: [...charge.tries, { ...made, amount: charge.amount }],
    ...(made.outcome === "paid" ? { paidOn: made.on } : {}),
  };
}

/** An attempt to charge the card; a charge that a credit covers needs none. */
function attemptOn(subscription: Subscription, amount: Cents, day: CivilDate): ChargeAttempt {
  const outcome = amount === zeroCents ? "paid" : outcomeOf(subscription, day);
  return { on: day, outcome, card: identityOf(subscription) };
}

function identityOf({ card: { firstSix, lastFour, expiry } }: Subscription): CardIdentity {
  return { firstSix, lastFour, expiry };
}

export function outcomeOf(subscription: Pick<Subscription, "card">, day: CivilDate): ChargeAttempt["outcome"] {
  return cardPays(subscription, day) ? "paid" : "refused";
}

/** Whether a subscription's card pays on a day; an expired card does not. */
export function cardPays({ card }: Pick<Subscription, "card">, day: CivilDate): boolean {
  return paysOnChargeDay(card) && parseExpiryText(card.expiry, day).ok;
}
