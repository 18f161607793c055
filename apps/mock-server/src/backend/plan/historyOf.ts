import { type CivilDate, isAfter, isBefore } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import { handOverDay } from "@petbox/domain/shipment/nextEvent";
import type { HistoryEntry } from "@petbox/domain/subscription/history";
import { nextRetryDay, openCharge } from "../../simulation/chargeDays.ts";
import { awaitedPenaltyOf, cancelDay, neverBegins } from "../../simulation/grantCancellation.ts";
import { destinationOf, expectedDay } from "../../simulation/runShipments.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import type { Charge } from "../subscriptions/collections.ts";
import { statusOf } from "../subscriptions/statusOf.ts";
import { abortedMoneyByBox } from "./abortedMoney.ts";
import { endOfTermDay, endsWithTerm, nextChargeOf } from "./nextCharge.ts";

interface RelatedRecords {
  /** The events of the extra item; none follow a request to cancel. */
  readonly ofExtraItem: readonly HistoryEntry[];
  /** The subscription that replaces it, if any. */
  readonly renewal: Subscription | undefined;
  /** Reads all its terms: a renewal may use the money of an aborted box. */
  readonly allTerms: () => readonly SubscriptionState[];
}

/**
 * The past and upcoming events of a subscription, in the order in which they happen on one day. All are derived.
 */
export function historyOf(
  state: SubscriptionState,
  today: CivilDate,
  { ofExtraItem, renewal, allTerms }: RelatedRecords,
): readonly HistoryEntry[] {
  const { subscription, charges, shipments } = state;
  const { addressChanges = [] } = subscription;
  return [
    ...beginningOf(subscription, today),
    ...addressChanges.map(({ on, city }): HistoryEntry => ({ event: "address-changed", on, what: city })),
    ...charges.flatMap(triesOf),
    ...ofExtraItem,
    ...shipments.flatMap((shipment) => stepsOf(shipment, subscription, today)),
    ...moneyOfAborted(state, allTerms),
    ...penaltyOf(subscription),
    ...endOf(subscription, renewal, today),
    ...(subscription.endedOn === undefined ? whatIsNext(state, today) : []),
  ];
}

function beginningOf(subscription: Subscription, today: CivilDate): readonly HistoryEntry[] {
  const { startedOn: on, renewedFrom } = subscription;
  if (on === undefined || neverBegins(subscription)) return [];
  if (renewedFrom === undefined) return [{ event: "started", on }];
  return [{ event: isAfter(on, today) ? "starts" : "renewed-from", on, subscription: renewedFrom }];
}

function triesOf({ tries, amount: amountNow }: Charge): readonly HistoryEntry[] {
  return tries.map(({ on, outcome, amount = amountNow }) => ({
    event: outcome === "paid" ? "charge-paid" : "charge-refused",
    on,
    amount,
  }));
}

function stepsOf(shipment: ShipmentRecord, subscription: Subscription, today: CivilDate): readonly HistoryEntry[] {
  const { openedOn, handedOverOn, deliveredOn, abortedOn } = shipment;
  if (abortedOn !== undefined) return [{ event: "box-aborted", on: abortedOn }];
  if (handedOverOn === undefined) return upcoming("box-leaves", handOverDay(openedOn), today);
  const sent: HistoryEntry = { event: "box-sent", on: handedOverOn };
  if (deliveredOn !== undefined) return [sent, { event: "box-delivered", on: deliveredOn }];
  const expectedOn = expectedDay(handedOverOn, destinationOf(shipment, subscription));
  return [sent, ...upcoming("box-arrives", expectedOn, today)];
}

/** What was paid for each aborted box: used by a later charge, or about to be, or else refunded (decision 72). */
function moneyOfAborted(
  { shipments }: SubscriptionState,
  allTerms: RelatedRecords["allTerms"],
): readonly HistoryEntry[] {
  const own = new Set(shipments.filter(({ abortedOn }) => abortedOn !== undefined).map(({ chargeId }) => chargeId));
  if (own.size === 0) return [];
  return abortedMoneyByBox(allTerms())
    .filter(({ chargeId }) => own.has(chargeId))
    .flatMap(({ on, credited, refunded }): readonly HistoryEntry[] => [
      ...(credited > zeroCents ? [{ event: "box-credited", on, amount: credited } as const] : []),
      ...(refunded > zeroCents ? [{ event: "box-refunded", on, amount: refunded } as const] : []),
    ]);
}

/** The penalty for leaving before the end of the term. */
function penaltyOf({ penalty }: Subscription): readonly HistoryEntry[] {
  if (penalty === undefined) return [];
  const { on, amount, outcome, paidOn, refusedAgainOn = [] } = penalty;
  const isPaidAtOnce = outcome === "paid" && paidOn === undefined;
  const refusedOn = isPaidAtOnce ? [] : [on, ...refusedAgainOn];
  const settledOn = isPaidAtOnce ? on : paidOn;
  return [
    ...refusedOn.map((day): HistoryEntry => ({ event: "penalty-refused", on: day, amount })),
    ...(settledOn === undefined ? [] : [{ event: "penalty-paid", on: settledOn, amount } as const]),
  ];
}

function endOf(
  { endedOn: on, cancelAskedOn }: Subscription,
  renewal: Subscription | undefined,
  today: CivilDate,
): readonly HistoryEntry[] {
  const asked: readonly HistoryEntry[] =
    cancelAskedOn === undefined ? [] : [{ event: "cancel-asked", on: cancelAskedOn }];
  if (on === undefined) return asked;
  const isAhead = isAfter(on, today);
  if (renewal !== undefined && neverBegins(renewal)) {
    return [...asked, ...canceledRenewalEvents(renewal), { event: isAhead ? "ends" : "expired", on }];
  }
  if (renewal !== undefined) {
    return [...asked, { event: isAhead ? "renews" : "renewed", on, subscription: renewal.code }];
  }
  return [...asked, { event: cancelAskedOn === undefined ? "expired" : "canceled", on }];
}

function canceledRenewalEvents({ cancelAskedOn, endedOn }: Subscription): readonly HistoryEntry[] {
  return [
    ...(cancelAskedOn === undefined ? [] : [{ event: "cancel-asked", on: cancelAskedOn } as const]),
    ...(endedOn === undefined ? [] : [{ event: "renewal-canceled", on: endedOn } as const]),
  ];
}

function whatIsNext(state: SubscriptionState, today: CivilDate): readonly HistoryEntry[] {
  const open = openCharge(state);
  const charge = open === undefined ? nextChargeOf(state) : undefined;
  const triedOn = nextRetryDay(state, today);
  const canceledOn = cancelDay(state.subscription);
  const endOn = canceledOn ?? endOfTermDay(state);
  const goesOn = canceledOn === undefined && !endsWithTerm(state);
  const penalty = awaitedPenaltyOf(state);
  // Nothing is renewed before the open charge is paid.
  const endsOn = goesOn && statusOf(state, today) === "suspended" ? undefined : endOn;
  return [
    ...(charge === undefined ? [] : [{ event: "charge-due", ...charge } as const]),
    ...(open && triedOn
      ? [{ event: "charge-retry", on: triedOn, amount: open.amount, what: cardName(state.subscription) } as const]
      : []),
    ...(charge === undefined ? [] : upcoming("box-leaves", handOverDay(charge.on), today)),
    ...(penalty === undefined ? [] : [{ event: "penalty-due", ...penalty } as const]),
    ...(endsOn === undefined ? [] : upcoming(goesOn ? "renews" : "ends", endsOn, today)),
  ];
}

function cardName({ card: { lastFour } }: Subscription): string {
  return `cartão final ${lastFour}`;
}

/** Events planned for before today are left out. */
function upcoming(event: HistoryEntry["event"], on: CivilDate, today: CivilDate): readonly HistoryEntry[] {
  return isBefore(on, today) ? [] : [{ event, on }];
}
