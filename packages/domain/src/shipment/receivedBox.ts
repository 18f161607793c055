import { type CivilDate, compareDates, daysBetween, formatLongDate } from "../calendar/civilDate.ts";
import type { PetCalled } from "../pet/phrases.ts";

/** A BOX of the list of received ones. */
export interface ReceivedBox {
  /** Names it in the address of its rating. */
  readonly id: string;
  /** The subscription that it came of. */
  readonly subscription: string;
  readonly pet: PetCalled;
  readonly createdOn: CivilDate;
  /** What the carrier calls it, or the server's word for one that was called off; undefined while there is none. */
  readonly trackingCode?: string | undefined;
  /** Whether its shipment was made out. */
  readonly shipmentCreated: boolean;
  /** Whether the carrier has taken it. */
  readonly posted: boolean;
  readonly delivered: boolean;
  /** Not every server says on which day. */
  readonly deliveredOn?: CivilDate | undefined;
  /** Where the carrier tells how far it is. */
  readonly trackingAddress?: string | undefined;
  /** The stars of the BOX as a whole, and the mean of those of its items; undefined while there are none. */
  readonly boxAverage?: number | undefined;
  readonly itemsAverage?: number | undefined;
  /** It was called off before it left. */
  readonly aborted: boolean;
  /** Whether all of its rating is done. */
  readonly rated: boolean;
}

/** Stands in the place of the tracking code of a BOX that was called off. */
export const abortedTrackingCode = "ENVIO ABORTADO";

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

/** The BOXes of one subscription, the newest first. */
export interface PetsBoxes {
  readonly subscription: string;
  readonly pet: PetCalled;
  readonly boxes: readonly ReceivedBox[];
}

/** BOXes by their subscriptions, the newest first, and first the subscription of the newest one (SUB-052, SUB-053). */
export function boxesByPet(boxes: readonly ReceivedBox[]): readonly PetsBoxes[] {
  const newestFirst = boxes.toSorted((one, other) => compareDates(other.createdOn, one.createdOn));
  const groups = new Map<string, PetsBoxes>();
  for (const box of newestFirst) {
    const { subscription, pet } = box;
    const { boxes: own = [] } = groups.get(subscription) ?? {};
    groups.set(subscription, { subscription, pet: groups.get(subscription)?.pet ?? pet, boxes: [...own, box] });
  }
  return [...groups.values()];
}
