import { type CivilDate, partsOf } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import { isLeaving, nextDue, openCharge, termOf } from "./chargeDays.ts";
import { hashNumber } from "./hashNumber.ts";
import { atFullPrice } from "./monthPrice.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** The end of a term: the subscription expires, or a renewal follows. */
interface EndOfTerm {
  readonly state: SubscriptionState;
  /** The renewal, which starts on this day. */
  readonly renewal?: Subscription;
}

/**
 * Renews a subscription when every month of its term is paid and the last one is over, unless the renewal was
 * switched off.
 */
export function endOfTerm(state: SubscriptionState, day: CivilDate, emit: EmitEvent): EndOfTerm {
  const { subscription, charges } = state;
  const isOver =
    subscription.endedOn === undefined &&
    !isLeaving(subscription, day) &&
    charges.length >= termOf(subscription) &&
    openCharge(state) === undefined &&
    nextDue(state) === day;
  if (!isOver) return { state };
  if (subscription.renewalOff) {
    emit({ kind: "expired" });
    return { state: { ...state, subscription: { ...subscription, endedOn: day } } };
  }
  const renewal = renewalOf(subscription, day, chargeDayOfMonth(subscription));
  emit({ kind: "renewed", into: renewal.code });
  return {
    state: { ...state, subscription: { ...subscription, endedOn: day, renewedInto: renewal.code } },
    renewal,
  };
}

/** The day of the month of a subscription's charges; a shorter month has them on its last day. */
export function chargeDayOfMonth({ startedOn, anchorDay }: Subscription): number | undefined {
  return anchorDay ?? (startedOn && partsOf(startedOn).day);
}

/**
 * The same plan from a day on, with the added extra item and automatic renewal.
 * @param dayOfMonth the day of the month of its charges; absent for that of its first day.
 */
export function renewalOf(subscription: Subscription, day: CivilDate, dayOfMonth?: number): Subscription {
  const { addressChanges: _addresses, extraItemChanges: _items, ...before } = atFullPrice(subscription);
  const { endedOn: _endedOn, renewalOff: _renewalOff, renewedInto: _renewedInto, ...rest } = before;
  const { refunded: _refunded, anchorDay: _anchorDay, ...kept } = rest;
  return {
    ...kept,
    // A renewal that was cancelled before its first day keeps its code.
    code: renewedCode(subscription.renewedInto ?? subscription.code),
    startedOn: day,
    ...(dayOfMonth !== undefined && dayOfMonth !== partsOf(day).day && { anchorDay: dayOfMonth }),
    renewedFrom: subscription.code,
  };
}

/** The ten-character code of a renewal, derived from the renewed code. */
function renewedCode(code: string): string {
  const [first, second] = [hashNumber(`${code} goes on`), hashNumber(`${code} goes on again`)];
  return `${first.toString(16).padStart(8, "0")}${second.toString(16)}`.slice(0, 10).padEnd(10, "0").toUpperCase();
}
