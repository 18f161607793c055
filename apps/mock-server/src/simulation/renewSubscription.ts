import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import { addCents, zeroCents } from "@petbox/domain/money/cents";
import { abortedCreditOf, isChargedAgain } from "./abortedCredit.ts";
import { runCharges } from "./charge.ts";
import { nextDue, openCharge, termOf } from "./chargeDays.ts";
import { chargeDayOfMonth, renewalOf } from "./endOfTerm.ts";
import { runShipments } from "./runShipments.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** The result of a renewal. */
export interface RenewalResult {
  readonly state: SubscriptionState;
  /** The new term; absent when the subscription only switched its automatic renewal on. */
  readonly renewal?: SubscriptionState;
}

/**
 * A renewal by the customer. An ended subscription restarts today with an immediate charge; one in its last month
 * continues after it; one with months ahead switches its automatic renewal on.
 * @param emitOf the event listener of a subscription's code.
 * @returns undefined when the card is refused: then nothing changes.
 */
export function applyRenewal(
  before: SubscriptionState,
  day: CivilDate,
  emitOf: (code: string) => EmitEvent,
): RenewalResult | undefined {
  const state = withRefund(before);
  const { subscription } = state;
  if (hasMonthsAhead(state)) {
    const { renewalOff: _renewalOff, ...goingOn } = subscription;
    return { state: { ...state, subscription: goingOn } };
  }
  const { endedOn } = subscription;
  // A paid term whose renewal was cancelled still runs to its last day.
  const goesOn = endedOn === undefined || isAfter(endedOn, day);
  const startsOn = endedOn === undefined ? (nextDue(state) ?? day) : laterDay(endedOn, day);
  const started = {
    subscription: renewalOf(subscription, startsOn, goesOn ? chargeDayOfMonth(subscription) : undefined),
    charges: [],
    shipments: [],
    earlier: [...(state.earlier ?? []), state],
  };
  const renewal = begunOn(started, day, emitOf);
  if (renewal === undefined) return undefined;
  const into = renewal.subscription.code;
  emitOf(subscription.code)({ kind: "renewed", into });
  // The old term stops charging on the day the new one starts.
  return {
    state: { ...state, subscription: { ...subscription, endedOn: endedOn ?? startsOn, renewedInto: into } },
    renewal,
  };
}

/** Without a further charge, the money of aborted boxes was refunded: the renewal does not deduct it again (decision 72). */
function withRefund(state: SubscriptionState): SubscriptionState {
  const credit = isChargedAgain(state) ? zeroCents : abortedCreditOf(state);
  if (credit === zeroCents) return state;
  const { subscription } = state;
  const refunded = addCents(subscription.refunded ?? zeroCents, credit);
  return { ...state, subscription: { ...subscription, refunded } };
}

function laterDay(one: CivilDate, other: CivilDate): CivilDate {
  return isAfter(one, other) ? one : other;
}

/** Whether a month of the term is not yet charged or paid. */
function hasMonthsAhead(state: SubscriptionState): boolean {
  const { subscription, charges } = state;
  return (
    subscription.endedOn === undefined && (charges.length < termOf(subscription) || openCharge(state) !== undefined)
  );
}

/** The new term, with the events of its first day if that is today; undefined when the card is refused. */
function begunOn(
  started: SubscriptionState,
  day: CivilDate,
  emitOf: (code: string) => EmitEvent,
): SubscriptionState | undefined {
  const events: Parameters<EmitEvent>[0][] = [];
  const collect: EmitEvent = (happening) => events.push(happening);
  const state = runShipments(runCharges(started, day, collect), day, collect);
  if (openCharge(state) !== undefined) return undefined;
  for (const happening of events) emitOf(started.subscription.code)(happening);
  return state;
}
