import type { BoxRating } from "@petbox/domain/rating/boxRating";
import { boxItem, itemsOfMonth } from "../../seed/boxItems.ts";
import { notFound } from "../httpError.ts";
import { arrivedOn, type OwnBox } from "../shipments/ownBoxes.ts";

/** The ratings of a box so far. @throws HttpError 404 for a box that has not arrived. */
export function boxRatingOf({ shipment, subscription }: OwnBox): BoxRating {
  if (arrivedOn(shipment) === undefined) throw notFound();
  const { chargeId, openedOn, items: packed, ratings } = shipment;
  const items = packed?.flatMap((sku) => boxItem(sku) ?? []) ?? itemsOfMonth(subscription.planTag, openedOn);
  return {
    shipmentId: chargeId,
    createdOn: openedOn,
    pet: subscription.pet ?? {},
    box: ratings?.box,
    items: items.map(({ sku, name, image }) => ({ id: sku, name, image, rating: ratings?.items[sku] })),
    customerService: ratings?.customerService,
    logistics: ratings?.logistics,
    rated: ratings?.finishedOn !== undefined,
  };
}
