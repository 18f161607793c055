import { addDays, type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { isLeaving, termOf } from "./chargeDays.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

/** The boxes that carry a scheduled purchase: those of one subscription and its renewals. */
export interface CarryingBoxes {
  readonly terms: readonly SubscriptionState[];
}

/** The boxes that carry a purchase, in their current state; undefined when it is sent alone. */
export function carryingBoxesOf(
  { subscription: { purchase } }: { readonly subscription: Pick<Subscription, "purchase"> },
  states: ReadonlyMap<string, SubscriptionState>,
): CarryingBoxes | undefined {
  if (purchase?.withBoxOf === undefined) return undefined;
  const terms: SubscriptionState[] = [];
  for (let code: string | undefined = purchase.withBoxOf; code !== undefined; ) {
    const term = states.get(code);
    if (term !== undefined) terms.push(term);
    code = term?.subscription.renewedInto;
  }
  return { terms };
}

/** Finds the box that carries an add-on opened on `openedOn`: the next box packed after that day, if any. */
export function carryingBoxFor(
  { terms }: CarryingBoxes,
  openedOn: CivilDate,
  today: CivilDate,
): ShipmentRecord | undefined {
  return terms
    .flatMap(({ shipments }) => shipments)
    .find(({ packedOn }) => packedOn !== undefined && packedOn > openedOn && packedOn <= today);
}

/** Whether another box is expected on a day: a paid box is not packed yet, or the term brings more of them. */
export function isExpected({ terms }: CarryingBoxes, today: CivilDate): boolean {
  const isWaiting = ({ openedOn, packedOn, abortedOn }: ShipmentRecord) =>
    !isAfter(openedOn, today) && isNotYet(packedOn, today) && isNotYet(abortedOn, today);
  const [first] = terms;
  if (first === undefined || isNotYet(first.subscription.startedOn, today)) return false;
  return terms.some((term) => term.shipments.some(isWaiting) || bringsMore(term, today));
}

/** Whether a term has months that are not charged yet, or will be renewed. */
function bringsMore({ subscription, charges }: SubscriptionState, today: CivilDate): boolean {
  const { startedOn, endedOn, renewalOff = false, cancelAskedOn, renewedInto } = subscription;
  if (startedOn === undefined || !isNotYet(endedOn, today)) return false;
  const isToBeRenewed = !renewalOff && cancelAskedOn === undefined && renewedInto === undefined;
  const isSettled = ({ paidOn, calledOffOn }: Charge) => !isNotYet(paidOn, today) || !isNotYet(calledOffOn, today);
  // After a request to cancel nothing more is charged.
  const hasMonthsLeft = !isLeaving(subscription, today) && charges.filter(isSettled).length < termOf(subscription);
  return isToBeRenewed || hasMonthsLeft;
}

/** The days on which the boxes change in a way that affects the purchases inside them. */
export function carryingBoxDays({ terms }: CarryingBoxes): readonly CivilDate[] {
  return terms.flatMap(({ subscription: { startedOn, endedOn, cancelAskedOn }, shipments }) =>
    [
      ...[startedOn, endedOn, cancelAskedOn && addDays(cancelAskedOn, 1)],
      ...shipments.flatMap((box) => [box.openedOn, box.packedOn, box.handedOverOn, box.deliveredOn, box.abortedOn]),
    ].filter((day) => day !== undefined),
  );
}

function isNotYet(day: CivilDate | undefined, today: CivilDate): boolean {
  return day === undefined || isAfter(day, today);
}
