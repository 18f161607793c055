import { type CivilDate, compareDates, daysBetween, formatLongMonth, isBefore } from "../calendar/civilDate.ts";
import type { NamedPet } from "../pet/phrases.ts";

/** A BOX in the list of received ones. */
export interface ReceivedBox {
  /** Identifies it in the URL of its rating. */
  readonly id: string;
  /** The code of its subscription. */
  readonly subscription: string;
  readonly pet: NamedPet;
  readonly createdOn: CivilDate;
  /** The carrier's tracking code, or the server's word for a cancelled shipment; undefined before either exists. */
  readonly trackingCode?: string | undefined;
  /** Whether its shipment has been created. */
  readonly shipmentCreated: boolean;
  /** Whether the carrier has collected it. */
  readonly posted: boolean;
  readonly delivered: boolean;
  /** The estimated day of a box on its way; not every server sends it. */
  readonly expectedOn?: CivilDate | undefined;
  /** Not every server sends it. */
  readonly deliveredOn?: CivilDate | undefined;
  /** URL of the carrier's tracking page. */
  readonly trackingAddress?: string | undefined;
  /** The rating of the BOX as a whole, and the mean of its items' ratings; undefined if unrated. */
  readonly boxAverage?: number | undefined;
  readonly itemsAverage?: number | undefined;
  /** Whether it was cancelled before it was shipped. */
  readonly aborted: boolean;
  /** Whether its rating is complete. */
  readonly rated: boolean;
}

/** Replaces the tracking code of a cancelled BOX. */
export const abortedTrackingCode = "ENVIO ABORTADO";

/** After more than this many days the customer can confirm the delivery (SUB-168). */
const daysBeforeConfirmation = 20;

/** Whether it can be rated: its shipment was created and not cancelled, and it is unrated (SUB-167). */
export function isReceivedBoxRateable(box: Pick<ReceivedBox, "aborted" | "shipmentCreated" | "rated">): boolean {
  return box.shipmentCreated && !box.rated && !box.aborted;
}

/** What decides whether a delivery can be confirmed. */
type ConfirmableBox = Pick<ReceivedBox, "aborted" | "delivered" | "posted" | "createdOn" | "expectedOn">;

/**
 * Whether its delivery can be confirmed: posted, not known to be delivered, and created more than 20 days ago (SUB-168) or past
 * its estimated day, since when every page calls it late.
 */
export function canConfirmDelivery(
  { aborted, delivered, posted, createdOn, expectedOn }: ConfirmableBox,
  today: CivilDate,
): boolean {
  if (aborted || delivered || !posted) return false;
  const isPastEstimate = expectedOn !== undefined && isBefore(expectedOn, today);
  return isPastEstimate || daysBetween(createdOn, today) > daysBeforeConfirmation;
}

/** "Envio de março de 2025" (SUB-054) */
export function receivedBoxTitle({ createdOn }: Pick<ReceivedBox, "createdOn">): string {
  return `Envio de ${formatLongMonth(createdOn)}`;
}

/** The BOXes of one subscription, newest first. */
export interface ReceivedBoxGroup {
  readonly subscription: string;
  readonly pet: NamedPet;
  readonly boxes: readonly ReceivedBox[];
}

/** Groups BOXes by subscription, newest first; the subscription with the newest BOX comes first (SUB-052, SUB-053). */
export function boxesByPet(boxes: readonly ReceivedBox[]): readonly ReceivedBoxGroup[] {
  const newestFirst = [...boxes].sort((one, other) => compareDates(other.createdOn, one.createdOn));
  const groups = new Map<string, ReceivedBoxGroup>();
  for (const box of newestFirst) {
    const { subscription, pet } = box;
    const { boxes: own = [] } = groups.get(subscription) ?? {};
    groups.set(subscription, { subscription, pet: groups.get(subscription)?.pet ?? pet, boxes: [...own, box] });
  }
  return [...groups.values()];
}
