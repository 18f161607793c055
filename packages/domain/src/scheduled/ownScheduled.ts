import type { StateCode } from "../address/states.ts";
import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPaymentMethod } from "../payment/pendingPayment.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { ScheduledShipment } from "../shipment/scheduledShipment.ts";
import type { AttentionFacts } from "../subscription/attentionFacts.ts";
import type { ListedStatus } from "../subscription/listedSubscription.ts";
import { subscriptionStatusLabels, subscriptionStatusTones } from "../subscription/status.ts";
import type { ScheduledItem, ScheduledProduct } from "./scheduledItem.ts";

/** A subscription to pads or food, for its own pages (SUB-104 to SUB-106, MAN-062). */
export interface OwnScheduled {
  readonly code: string;
  readonly contractId: string;
  readonly status: ListedStatus;
  /** The current items. */
  readonly items: readonly ScheduledItem[];
  /** Whether it is shipped on its own, not with a pet's box. */
  readonly isStandalone: boolean;
  /** The pet whose box it is shipped with. */
  readonly sentWith?: NamedPet;
  /** Whether its box ends before the next charge, whose shipment goes on its own; absent if not, and if it is unknown. */
  readonly isNextStandalone?: boolean;
  readonly nextShipmentOn?: CivilDate;
  /** Per shipment, from the next charge. */
  readonly freight: Cents;
  /** Newest first. */
  readonly shipments: readonly ScheduledShipment[];
  /** All products of its kind; one without options is sold out. */
  readonly products: readonly ScheduledProduct[];
  /** The first charge that a change made today affects; absent if none exists or it is unknown. */
  readonly nextChargeOn?: CivilDate;
  /** The overdue amount; absent if none exists or it is unknown. */
  readonly amountDue?: Cents;
  /** The method of a pending payment of that amount, for a server that does not send the facts. */
  readonly waitingPayment?: PendingPaymentMethod;
  /** Absent if the server does not send them. */
  readonly facts?: AttentionFacts;
  /** The day from which charges stop. */
  readonly endedOn?: CivilDate;
  /** Why it can be neither changed nor cancelled yet; absent if it can. */
  readonly changeLocked?: string;
  /** The data to recompute the freight for another weight; absent if the server does not send it. */
  readonly parcel?: { readonly state: StateCode; readonly price: Cents };
}

/** Whether it is active. */
export function isOngoing({ endedOn }: Pick<OwnScheduled, "endedOn">): boolean {
  return endedOn === undefined;
}

/** The facts in the data of its page. */
export function factsOfOwnScheduled({ facts, endedOn, amountDue, waitingPayment }: OwnScheduled): AttentionFacts {
  if (facts !== undefined) return facts;
  if (endedOn !== undefined) return { status: "canceled", endedOn };
  return {
    ...(amountDue && { debt: { amount: amountDue } }),
    ...(waitingPayment && { payment: { by: waitingPayment } }),
  };
}

/** The subscription after its cancellation on a day, as far as the shop knows it. */
export function asCanceled(
  { nextChargeOn, nextShipmentOn, amountDue: _due, waitingPayment: _payment, ...subscription }: OwnScheduled,
  endedOn: CivilDate,
): OwnScheduled {
  // Only a shipment before the next charge is paid, and still leaves.
  const isPaid = nextShipmentOn && nextChargeOn && isBefore(nextShipmentOn, nextChargeOn);
  return {
    ...subscription,
    ...(isPaid && { nextShipmentOn }),
    status: { label: subscriptionStatusLabels.canceled, tone: subscriptionStatusTones.canceled },
    facts: { status: "canceled", endedOn },
    endedOn,
  };
}

/** Whether it can be changed and cancelled. */
export function isChangeable(subscription: Pick<OwnScheduled, "endedOn" | "changeLocked">): boolean {
  return isOngoing(subscription) && subscription.changeLocked === undefined;
}

/** The paid shipments that have not arrived and were not cancelled. */
export function pendingShipments({ shipments }: Pick<OwnScheduled, "shipments">): readonly ScheduledShipment[] {
  return shipments.filter(({ status, delivered }) => status !== "aborted" && !delivered);
}
