import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { handOverDay } from "@petbox/domain/shipment/nextEvent";
import { openCharge } from "../../simulation/chargeDays.ts";
import type { Subscription } from "../checkout/collections.ts";
import { nextBoxPaidOn } from "../plan/nextCharge.ts";
import { nextShipDateOf } from "../shipments/flowsOf.ts";
import type { WorldStore } from "../store.ts";
import { laterTermOf } from "../subscriptions/laterTerm.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { sentWithOf, type Travelling } from "./sentWith.ts";

/**
 * The day the box with a purchase leaves; undefined without one.
 * @param paidOn when the purchase was paid: a box packed before that day leaves without it.
 */
export function boxShipDate(
  store: WorldStore,
  subscription: Travelling,
  paidOn: CivilDate | undefined,
  today: CivilDate,
): CivilDate | undefined {
  const box = sentWithOf(store, subscription, today) && boxOf(store, subscription);
  if (box === undefined) return undefined;
  const shipments = termsOf(store, box).flatMap((term) => subscriptionStateOf(store, term).shipments);
  const leaving = shipments.find(({ handedOverOn, abortedOn }) => (handedOverOn ?? abortedOn) === undefined);
  if (leaving?.packedOn !== undefined && paidOn !== undefined && leaving.packedOn <= paidOn) {
    const paidNext = nextBoxPaidOn(subscriptionStateOf(store, box));
    return paidNext && handOverDay(paidNext);
  }
  return nextShipDateOf(store, box, today);
}

/** Whether a purchase is sent with a box whose month is overdue, so that its day is unknown. */
export function waitsForDebt(store: WorldStore, subscription: Travelling, today: CivilDate): boolean {
  const box = sentWithOf(store, subscription, today) && boxOf(store, subscription);
  return (
    box !== undefined && box.cancelAskedOn === undefined && openCharge(subscriptionStateOf(store, box)) !== undefined
  );
}

/** The current term of the subscription whose box carries the purchase. */
export function boxOf(store: WorldStore, { purchase }: Travelling): Subscription | undefined {
  let box = store.subscriptions.get(purchase?.withBoxOf ?? "");
  for (let next = box; next !== undefined; next = store.subscriptions.get(laterTermOf(store, next) ?? "")) box = next;
  return box;
}

/** The approximate day of the first shipment of a purchase paid on a day; undefined while its box is overdue. */
export function firstShipmentOf(store: WorldStore, purchase: Travelling, paidOn: CivilDate): CivilDate | undefined {
  const withBox = boxShipDate(store, purchase, paidOn, paidOn);
  return withBox ?? (waitsForDebt(store, purchase, paidOn) ? undefined : handOverDay(paidOn));
}
