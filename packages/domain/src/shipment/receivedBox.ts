import { type CivilDate, daysBetween, formatLongDate } from "../calendar/civilDate.ts";

/** A BOX of the list of received ones. */
export interface ReceivedBox {
  /** Names it in the address of its rating. */
  readonly id: string;
  readonly createdOn: CivilDate;
  /** What the carrier calls it, or the server's word for one that was called off; undefined while there is none. */
  readonly trackingCode?: string | undefined;
  /** Whether its shipment was made out. */
  readonly shipmentCreated: boolean;
  /** Whether the carrier has taken it. */
  readonly posted: boolean;
  readonly delivered: boolean;
  /** Whether all of its rating is done. */
  readonly rated: boolean;
}

/** Stands in the place of the tracking code of a BOX that was called off. */
const abortedTrackingCode = "ENVIO ABORTADO";

/** After more days than these, whoever waits can say that the BOX came (SUB-168). */
const daysBeforeConfirmation = 20;

/** Whether it can be rated: its shipment was made out and not called off, and it is not rated yet (SUB-167). */
export function isReceivedBoxRateable(box: Pick<ReceivedBox, "trackingCode" | "shipmentCreated" | "rated">): boolean {
  return box.shipmentCreated && !box.rated && box.trackingCode !== abortedTrackingCode;
}

/** Whether its delivery can be confirmed: posted, not known to have arrived, and created more than 20 days ago (SUB-168). */
export function canConfirmDelivery(
  box: Pick<ReceivedBox, "delivered" | "posted" | "createdOn">,
  today: CivilDate,
): boolean {
  return !box.delivered && box.posted && daysBetween(box.createdOn, today) > daysBeforeConfirmation;
}

/** "Envio de março de 2025" (SUB-054) */
export function receivedBoxTitle({ createdOn }: Pick<ReceivedBox, "createdOn">): string {
  return formatLongDate(createdOn).replace(/^\d+ de/, "Envio de");
}
