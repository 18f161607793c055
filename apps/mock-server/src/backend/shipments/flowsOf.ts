import { type CivilDate, civilDateAt, isAfter } from "@petbox/domain/calendar/civilDate";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { handOverDay } from "@petbox/domain/shipment/nextEvent";
import type { Shipment as TrackedShipment } from "@petbox/domain/shipment/shipment";
import { loyaltyLevels } from "../../seed/loyaltyLevels.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { nextBoxPaidOn, nextChargeOf } from "../plan/nextCharge.ts";
import { amountOf, openDebtsOf } from "../resolution/debt.ts";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { ownSubscriptions, termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { boxNameOf } from "./boxName.ts";
import type { ShipmentRecord } from "./collections.ts";
import { expectedOn } from "./ownBoxes.ts";

/** The terms of a subscription: the previous ones, oldest first, and the current one. */
type Terms = readonly [SubscriptionState, ...SubscriptionState[]];

/** The tracker data of a subscription, derived from its state. */
function flowOf(store: WorldStore, terms: Terms, today: CivilDate): ShipmentFlow {
  const state = currentTerm(terms);
  const { subscription } = state;
  const charges = terms.flatMap((term) => term.charges);
  const owed = openDebtsOf(store, subscription);
  // The month that was open at the end is not charged any more (decision 57).
  const isOver = subscription.endedOn !== undefined && owed.length === 0;
  const lastCharge = isOver ? charges.findLast(({ paidOn }) => paidOn !== undefined) : charges.at(-1);
  const shipments = terms.flatMap((term) => term.shipments.map((shipment) => tracked(shipment, term)));
  const received = shipments.filter(({ delivered }) => delivered).length;
  return {
    subscription: subscription.code,
    pet: { name: subscription.pet?.name ?? "", sex: subscription.pet?.sex },
    picture: {
      address: subscription.pet?.picture,
      isBroken: false,
      species: subscription.pet?.species,
      size: subscription.pet?.size,
    },
    level: loyaltyStanding(loyaltyLevels, received).level?.name,
    active: isActive(state, today),
    since: terms[0].subscription.startedOn ?? civilDateAt(subscription.createdAt),
    nextShipDate: nextShipDate(terms, today),
    nextInvoiceDate: nextChargeOf(state)?.on,
    payment: { paid: lastCharge?.paidOn !== undefined, on: lastCharge?.paidOn ?? lastCharge?.tries.at(-1)?.on },
    amountDue: owed.length === 0 ? undefined : amountOf(owed),
    shipments: shipments.toReversed(),
  };
}

/**
 * The day the next box leaves: the one in preparation, also of a term renewed ahead of time, otherwise that of the
 * next month. Undefined after the end of the subscription.
 */
function nextShipDate(terms: Terms, today: CivilDate): CivilDate | undefined {
  if (!isActive(currentTerm(terms), today)) return undefined;
  const last = terms.flatMap(({ shipments }) => shipments).at(-1);
  const isPrepared = last !== undefined && last.handedOverOn === undefined && last.abortedOn === undefined;
  const paidOn = isPrepared ? last.openedOn : nextBoxPaidOn(currentTerm(terms));
  return paidOn && handOverDay(paidOn);
}

function currentTerm(terms: Terms): SubscriptionState {
  return terms.at(-1) ?? terms[0];
}

function isActive({ subscription: { endedOn } }: SubscriptionState, today: CivilDate): boolean {
  return endedOn === undefined || isAfter(endedOn, today);
}

function tracked(shipment: ShipmentRecord, { subscription, charges }: SubscriptionState): TrackedShipment {
  const { chargeId, packedOn, handedOverOn, carrier, deliveredOn, ratings } = shipment;
  return {
    id: boxNameOf(shipment),
    status: statusOf(shipment),
    chargedOn: charges.find(({ id }) => id === chargeId)?.dueOn,
    packed: packedOn !== undefined,
    packedOn,
    carrier: carrier?.name,
    collectedOn: handedOverOn,
    delivered: deliveredOn !== undefined,
    deliveredOn,
    rated: ratings?.finishedOn !== undefined,
    trackingCode: carrier?.trackingCode,
    expectedOn: expectedOn({ shipment, subscription }),
  };
}

function statusOf({ packedOn, handedOverOn, abortedOn }: ShipmentRecord): TrackedShipment["status"] {
  if (abortedOn !== undefined) return "aborted";
  if (handedOverOn !== undefined) return "sent";
  return packedOn === undefined ? "generated" : "preparing";
}

/** The tracker data of a customer's boxes: the current term of each subscription that is paid or pending. */
export function flowsOf(store: WorldStore, customerCode: string, today: CivilDate): readonly ShipmentFlow[] {
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase }) => purchase === undefined)
    .map((subscription) => flowOf(store, termStatesOf(store, subscription), today));
}

/** The day the next box of a subscription leaves; undefined after its end. @param subscription its current term. */
export function nextShipDateOf(store: WorldStore, subscription: Subscription, today: CivilDate): CivilDate | undefined {
  return nextShipDate(termStatesOf(store, subscription), today);
}

function termStatesOf(store: WorldStore, subscription: Subscription): Terms {
  const [first, ...others] = termsOf(store, subscription);
  const stateOf = (term: Subscription) => subscriptionStateOf(store, term);
  return [stateOf(first), ...others.map(stateOf)];
}

/** The tracker data of a customer's boxes, with their pending payments and what is most urgent. */
export function trackedFlowsOf(store: WorldStore, customerCode: string, now: number): readonly ShipmentFlow[] {
  return flowsOf(store, customerCode, civilDateAt(now)).map((flow) => {
    const subscription = store.subscriptions.get(flow.subscription);
    const payment = pendingPaymentOf(store, { code: flow.subscription }, now);
    return {
      ...flow,
      waitingPayment: payment?.by,
      payUntil: payment?.lastDay,
      facts: subscription && attentionFactsOf(store, subscription, now),
    };
  });
}
