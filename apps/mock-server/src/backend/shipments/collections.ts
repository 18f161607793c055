import type { StateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Rating } from "@petbox/domain/rating/average";
import { collection } from "../collection.ts";

/** What a customer gives a box. Each question stands alone until the last step is sent. */
export interface BoxRatings {
  readonly box?: Rating;
  /** By the item's id. */
  readonly items: Readonly<Record<string, Rating>>;
  readonly customerService?: Rating;
  readonly logistics?: Rating;
  /** The day on which the last step was sent: from then on the box is rated. */
  readonly finishedOn?: CivilDate;
}

/** A box, or the parcel of a scheduled purchase, on its way, as far as it has come. Each step has a day once it has happened. */
export interface Shipment {
  /** The charge that paid it: a charge has one box. */
  readonly chargeId: string;
  readonly subscriptionCode: string;
  readonly openedOn: CivilDate;
  /** Where it goes, where that is the subscription's address no more. */
  readonly state?: StateCode;
  readonly packedOn?: CivilDate;
  readonly handedOverOn?: CivilDate;
  readonly carrier?: { readonly name: string; readonly trackingCode: string };
  /** Absent where the carrier did not note it, until the customer has said that it came. */
  readonly deliveredOn?: CivilDate;
  /** The day on which the customer said so. It is delivered by then; what comes of it comes with the next request. */
  readonly confirmedOn?: CivilDate;
  /** It was called off before it left. */
  readonly abortedOn?: CivilDate;
  /** The charge of the box with which a scheduled purchase left. */
  readonly withBox?: string;
  /** The day on which a scheduled purchase had waited for a box in vain: none will be any more, and it leaves alone. */
  readonly aloneSince?: CivilDate;
  readonly ratings?: BoxRatings;
  /** The numbers of what was packed, where it was not what the track's boxes of that month hold. */
  readonly items?: readonly string[];
}

export const shipments = collection<Shipment>(({ chargeId }) => chargeId);
