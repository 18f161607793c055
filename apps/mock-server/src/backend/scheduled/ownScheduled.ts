import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import { cents, zeroCents } from "@petbox/domain/money/cents";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { handOverDay } from "@petbox/domain/shipment/nextEvent";
import type { ScheduledShipment } from "@petbox/domain/shipment/scheduledShipment";
import { parcelTo } from "../../seed/freight.ts";
import { nextDue, openCharge } from "../../simulation/chargeDays.ts";
import { hashNumber } from "../../simulation/hashNumber.ts";
import { itemsOf } from "../../simulation/itemsOf.ts";
import { purchaseInStock } from "../../simulation/purchaseInStock.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import type { Subscription } from "../checkout/collections.ts";
import { paidUp } from "../plan/nextCharge.ts";
import type { RequestContext } from "../requestContext.ts";
import { amountOf, openDebtsOf } from "../resolution/debt.ts";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { contractIdOf, ownContract } from "../subscriptions/contract.ts";
import { listedStatus } from "../subscriptions/listedBoxes.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { boxShipDate, waitsForDebt } from "./boxShipDate.ts";
import { changeLockOf } from "./changeLock.ts";
import { stateAtNextCharge } from "./nextDispatch.ts";
import { productsOf, soldOutIn } from "./ownProducts.ts";
import { sentWithOf } from "./sentWith.ts";

/**
 * The visitor's own subscription of a kind, by contract id or code; undefined for any other.
 * @throws HttpError 401 for an anonymous visitor.
 */
export function ownPurchase(
  inSession: Pick<RequestContext<unknown>, "store" | "visitor" | "parameters">,
  kind: ScheduledKind,
): Subscription | undefined {
  const subscription = ownContract(inSession, inSession.parameters.code);
  return subscription?.purchase?.kind === kind ? subscription : undefined;
}

/** A scheduled purchase as its pages show it, derived from its state. */
export function ownScheduledOf(store: WorldStore, subscription: Subscription, now: number): OwnScheduled {
  const today = civilDateAt(now);
  const { code, endedOn, state: destination, purchase } = subscription;
  const state = subscriptionStateOf(store, subscription);
  const { subscription: atNextCharge } = stateAtNextCharge(store, subscription, today);
  const freight = purchaseInStock(atNextCharge, soldOutIn(store))?.freight ?? atNextCharge.freight;
  const sentWith = sentWithOf(store, subscription, today);
  const products = purchase === undefined ? [] : productsOf(store, purchase.kind);
  // While a month is overdue, the next one follows its payment.
  const nextChargeOn = endedOn === undefined ? nextDue(paidUp(state, today)) : undefined;
  const nextShipmentOn = nextShipmentOf(store, state, today);
  const owed = openDebtsOf(store, subscription);
  const payment = pendingPaymentOf(store, subscription, now);
  const changeLocked = endedOn === undefined ? changeLockOf(subscription) : undefined;
  return omitUndefined({
    code,
    contractId: contractIdOf(subscription),
    status: listedStatus(state, today, payment),
    items: itemsOf(purchase?.items ?? [], products),
    isStandalone: sentWith === undefined,
    sentWith: sentWith && { name: sentWith.name, sex: sentWith.sex },
    isNextStandalone: (sentWith && atNextCharge.purchase?.aloneSince !== undefined) || undefined,
    nextShipmentOn,
    freight: cents(freight ?? zeroCents),
    shipments: state.shipments.map((shipment) => shipmentOf(shipment, state)).toReversed(),
    products,
    nextChargeOn,
    amountDue: owed.length > 0 ? amountOf(owed) : undefined,
    waitingPayment: payment?.by,
    facts: attentionFactsOf(store, subscription, now),
    endedOn,
    changeLocked,
    parcel: destination && parcelTo(destination),
  });
}

/** The status that the shop shows: ordered, invoiced on the day it is packed, in transit, delivered. */
function shipmentOf(shipment: ShipmentRecord, { subscription, charges }: SubscriptionState): ScheduledShipment {
  const { chargeId, openedOn, packedOn, handedOverOn, deliveredOn, abortedOn, aloneSince } = shipment;
  const standalone = subscription.purchase?.withBoxOf === undefined || aloneSince !== undefined;
  const refund = abortedOn === undefined ? undefined : charges.find(({ id }) => id === chargeId)?.amount;
  return omitUndefined({
    id: String(hashNumber(`${chargeId} is sent`) % 10_000_000).padStart(7, "1"),
    status: statusOf(shipment, standalone),
    standalone,
    createdOn: packedOn ?? openedOn,
    shipsOn: abortedOn === undefined ? handedOverOn : undefined,
    delivered: deliveredOn !== undefined,
    deliveredOn,
    refund,
  });
}

function statusOf(
  { packedOn, handedOverOn, abortedOn }: ShipmentRecord,
  standalone: boolean,
): ScheduledShipment["status"] {
  if (abortedOn !== undefined) return "aborted";
  if (handedOverOn !== undefined) return "sent";
  if (packedOn === undefined) return "queued";
  // Items in a box leave with the box.
  return standalone ? "generated" : "preparing";
}

/** The day of the next shipment: the pending one, otherwise that of the next charge; with a box, not before the box. */
function nextShipmentOf(store: WorldStore, state: SubscriptionState, today: CivilDate): CivilDate | undefined {
  const { subscription, shipments } = state;
  const paid = shipments.find(({ handedOverOn, abortedOn }) => handedOverOn === undefined && abortedOn === undefined);
  // No shipment leaves while a month is overdue.
  const goesOn = subscription.endedOn === undefined && openCharge(state) === undefined;
  const isSent = goesOn && purchaseInStock(subscription, soldOutIn(store)) !== undefined;
  const next = isSent ? nextDue(state) : undefined;
  const from = paid?.aloneSince ?? paid?.openedOn ?? next;
  const alone = from && handOverDay(from);
  const box = boxShipDate(store, subscription, paid?.openedOn, today);
  const isWithBox = paid?.aloneSince === undefined;
  if (isWithBox && box === undefined && waitsForDebt(store, subscription, today)) return undefined;
  const days = [alone, box].filter((day) => day !== undefined).toSorted(compareDates);
  return alone && (paid !== undefined && box !== undefined ? box : days.at(-1));
}
