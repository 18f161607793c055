import { averageRating } from "@petbox/domain/rating/average";
import { abortedTrackingCode, type ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { trackingLink, usualTrackingSite } from "@petbox/domain/shipment/trackingLink";
import { boxNameOf } from "../shipments/boxName.ts";
import { arrivedOn, expectedOn, type OwnBox } from "../shipments/ownBoxes.ts";
import type { WorldStore } from "../store.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";

/** The shipped and called-off boxes, for the list of received boxes. */
export function receivedBoxesOf(own: readonly OwnBox[], store: WorldStore): readonly ReceivedBox[] {
  return own
    .filter(({ shipment }) => shipment.handedOverOn !== undefined || shipment.abortedOn !== undefined)
    .map((each) => receivedBoxOf(each, store));
}

function receivedBoxOf({ shipment, subscription }: OwnBox, store: WorldStore): ReceivedBox {
  const { openedOn, carrier, handedOverOn, abortedOn, ratings } = shipment;
  const deliveredOn = arrivedOn(shipment);
  const aborted = abortedOn !== undefined;
  return {
    id: boxNameOf(shipment),
    // The boxes of a subscription stay grouped across renewals.
    subscription: termsOf(store, subscription)[0].code,
    pet: subscription.pet ?? {},
    createdOn: openedOn,
    trackingCode: aborted ? abortedTrackingCode : carrier?.trackingCode,
    trackingAddress:
      carrier && deliveredOn === undefined && !aborted
        ? trackingLink(usualTrackingSite, carrier.trackingCode)
        : undefined,
    // Rating opens with delivery; until then the wire flag is false.
    shipmentCreated: deliveredOn !== undefined,
    aborted,
    posted: handedOverOn !== undefined,
    delivered: deliveredOn !== undefined,
    deliveredOn,
    expectedOn: deliveredOn === undefined && !aborted ? expectedOn({ shipment, subscription }) : undefined,
    rated: ratings?.finishedOn !== undefined,
    boxAverage: ratings?.box,
    itemsAverage: averageRating(Object.values(ratings?.items ?? {})),
  };
}
