import { addCents, type Cents, cents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import { chargeOfMonth } from "@petbox/domain/plan/charges";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { openCharge, termOf } from "./chargeDays.ts";
import { purchaseInStock } from "./purchaseInStock.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

export type Price = Pick<Charge, "amount" | "extra" | "items">;

/** The price of the next charge: the open month, otherwise the month after the paid ones, possibly of the renewal. */
export function nextAmount(state: SubscriptionState): Cents {
  const { subscription } = state;
  const open = openCharge(state);
  if (open !== undefined && subscription.purchase !== undefined) return open.amount;
  const month = nextMonth(state);
  const isOfRenewal = month > termOf(subscription);
  return isOfRenewal ? renewalAmountOf(state) : (priceInStock(state, month)?.amount ?? zeroCents);
}

function nextMonth(state: SubscriptionState): number {
  return openCharge(state)?.month ?? state.charges.length + 1;
}

/** The price of the first month of the next term. */
export function renewalAmountOf({ subscription }: Pick<SubscriptionState, "subscription">): Cents {
  return priceOf(atFullPrice(subscription), 1).amount;
}

/**
 * The monthly price without freight, which the customer was shown and the penalty is based on; the last charges of a term may differ
 * from it by a cent.
 */
export function monthlyValueOf(state: SubscriptionState): Cents {
  const { subscription } = state;
  const month = nextMonth(state);
  const isInTerm = subscription.purchase === undefined && month <= termOf(subscription);
  const amount = isInTerm ? priceOf(subscription, 1).amount : nextAmount(state);
  return subtractCents(amount, cents(subscription.freight ?? zeroCents));
}

/** The same plan at its full price: a coupon is for one term. */
export function atFullPrice(subscription: Subscription): Subscription {
  const { coupon: _coupon, amountWithoutCoupon, amount, ...kept } = subscription;
  return { ...kept, amount: amountWithoutCoupon ?? amount };
}

/** The current price of a month, without sold-out products; undefined when nothing is left. */
export function priceInStock({ subscription, soldOut }: SubscriptionState, month: number): Price | undefined {
  if (subscription.purchase === undefined || soldOut === undefined) return priceOf(subscription, month);
  const sent = purchaseInStock(subscription, soldOut);
  return sent && { amount: addCents(sent.amount, sent.freight), items: sent.items };
}

/**
 * A month's share of the term, to the cent, with the freight of its box and its extra item. A scheduled purchase
 * costs the same each month until it is changed.
 */
export function priceOf(subscription: Subscription, month: number): Price {
  const { amount, freight = zeroCents, extraItem, purchase } = subscription;
  if (purchase !== undefined) return { amount: addCents(cents(amount), cents(freight)), items: purchase.items };
  const share = chargeOfMonth(cents(amount), planLengthOf({ tag: subscription.planTag }), month);
  const box = addCents(share, cents(freight));
  if (extraItem === undefined) return { amount: box };
  const extra = cents(extraItem.monthlyPrice);
  return { amount: addCents(box, extra), extra };
}
