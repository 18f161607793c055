import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import { isLeaving, nextDue, openCharge, termOf } from "./chargeDays.ts";
import { draw } from "./draw.ts";
import { atFullPrice } from "./monthPrice.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** A term that has come to its end: the subscription expires, or another one goes on in its place. */
export interface EndOfTerm {
  readonly life: SubscriptionLife;
  /** The one that goes on, from this day. */
  readonly renewal?: Subscription;
}

/** When every month of the term is paid and the last one is over, a subscription renews itself unless that was switched off. */
export function endOfTerm(life: SubscriptionLife, day: CivilDate, tell: Tell): EndOfTerm {
  const { subscription, charges } = life;
  const isOver =
    subscription.endedOn === undefined &&
    !isLeaving(subscription, day) &&
    charges.length >= termOf(subscription) &&
    openCharge(life) === undefined &&
    nextDue(life) === day;
  if (!isOver) return { life };
  if (subscription.renewalOff) {
    tell({ kind: "expired" });
    return { life: { ...life, subscription: { ...subscription, endedOn: day } } };
  }
  const renewal = renewalOf(subscription, day);
  tell({ kind: "renewed", into: renewal.code });
  return {
    life: { ...life, subscription: { ...subscription, endedOn: day, renewedInto: renewal.code } },
    renewal,
  };
}

/** The same plan from a day on, and what was added to it; it renews itself. */
export function renewalOf(subscription: Subscription, day: CivilDate): Subscription {
  const { addressChanges: _addresses, extraItemChanges: _items, ...before } = atFullPrice(subscription);
  const { endedOn: _endedOn, renewalOff: _renewalOff, ...kept } = before;
  return {
    ...kept,
    code: renewedCode(subscription.code),
    startedOn: day,
    renewedFrom: subscription.code,
  };
}

/** Ten digits and letters, as a code has them; another one each time. */
function renewedCode(code: string): string {
  const [first, second] = [draw(`${code} goes on`), draw(`${code} goes on again`)];
  return `${first.toString(16).padStart(8, "0")}${second.toString(16)}`.slice(0, 10).padEnd(10, "0").toUpperCase();
}
