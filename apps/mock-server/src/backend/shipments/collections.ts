import type { StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Rating } from "@petbox/domain/rating/average";
import { collection } from "../collection.ts";

/** A customer's ratings of a box. Each rating is saved separately until the last step is sent. */
interface BoxRatings {
  readonly box?: Rating;
  /** By the item's id. */
  readonly items: Readonly<Record<string, Rating>>;
  readonly customerService?: Rating;
  readonly logistics?: Rating;
  /** The day the last step was sent, which completes the rating. */
  readonly finishedOn?: CivilDate;
}

/** The shipment of a box or of a scheduled purchase. Each step has a day once it has happened. */
export interface ShipmentRecord {
  /** The charge that paid for it; each charge has one box. */
  readonly chargeId: string;
  readonly subscriptionCode: string;
  readonly openedOn: CivilDate;
  /** The destination, if it is no longer the subscription's address. */
  readonly state?: StateCode;
  readonly packedOn?: CivilDate;
  readonly handedOverOn?: CivilDate;
  readonly carrier?: { readonly name: string; readonly trackingCode: string };
  /** Absent when the carrier recorded no delivery, until the customer confirms it. */
  readonly deliveredOn?: CivilDate;
  /** The day the customer confirmed the delivery. Its consequences follow with the next request. */
  readonly confirmedOn?: CivilDate;
  /** The day it was called off before it left. */
  readonly abortedOn?: CivilDate;
  /** The charge of the box that carried a scheduled purchase. */
  readonly withBox?: string;
  /** The day from which a scheduled purchase is sent alone because no box remains for it. */
  readonly aloneSince?: CivilDate;
  readonly ratings?: BoxRatings;
  /** The numbers of the packed items, if they differ from the track's box of that month. */
  readonly items?: readonly string[];
}

export const shipments = collection<ShipmentRecord>(({ chargeId }) => chargeId);
