import { averageRating } from "@petbox/domain/rating/average";
import { abortedTrackingCode, type ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { boxNameOf } from "../shipments/boxName.ts";
import { arrivedOn, type OwnBox } from "../shipments/ownBoxes.ts";
import type { Store } from "../store.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";

/** The boxes that have left, or were called off, as the list of received ones tells of them. */
export function receivedBoxesOf(own: readonly OwnBox[], store: Store): readonly ReceivedBox[] {
  return own
    .filter(({ shipment }) => shipment.handedOverOn !== undefined || shipment.abortedOn !== undefined)
    .map((each) => receivedBoxOf(each, store));
}

function receivedBoxOf({ shipment, subscription }: OwnBox, store: Store): ReceivedBox {
  const { openedOn, carrier, handedOverOn, abortedOn, ratings } = shipment;
  const deliveredOn = arrivedOn(shipment);
  const aborted = abortedOn !== undefined;
  return {
    id: boxNameOf(shipment),
    // They stay together, however often the subscription was renewed.
    subscription: termsOf(store, subscription)[0].code,
    pet: subscription.pet ?? {},
    createdOn: openedOn,
    trackingCode: aborted ? abortedTrackingCode : carrier?.trackingCode,
    // There is something to rate once the box is there: until then the server does not call its shipment made.
    shipmentCreated: deliveredOn !== undefined,
    aborted,
    posted: handedOverOn !== undefined,
    delivered: deliveredOn !== undefined,
    deliveredOn,
    rated: ratings?.finishedOn !== undefined,
    boxAverage: ratings?.box,
    itemsAverage: averageRating(Object.values(ratings?.items ?? {})),
  };
}
