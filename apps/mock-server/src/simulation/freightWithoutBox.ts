import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, cents, zeroCents } from "@petbox/domain/money/cents";
import { freightOfItems } from "@petbox/domain/scheduled/itemsChange";
import type { Subscription } from "../backend/checkout/collections.ts";
import { parcelTo } from "../seed/freight.ts";
import { scheduledProducts } from "../seed/scheduledProducts.ts";
import { type CarryingBoxes, isExpected } from "./carryingBoxes.ts";
import { itemsOf } from "./itemsOf.ts";

/**
 * Charges a scheduled purchase for its own parcel once no box carries it, and for its share again if one does
 * (decision 79). Charges already made keep their freight.
 */
export function withCurrentDispatch(subscription: Subscription, boxes: CarryingBoxes, day: CivilDate): Subscription {
  const { purchase, startedOn, endedOn } = subscription;
  if (purchase === undefined || startedOn === undefined || endedOn !== undefined) return subscription;
  const { aloneSince, ...travelling } = purchase;
  const isAlone = !isExpected(boxes, day);
  if (isAlone === (aloneSince !== undefined)) return subscription;
  return {
    ...subscription,
    freight: freightWhen(isAlone, subscription),
    purchase: isAlone ? { ...travelling, aloneSince: day } : travelling,
  };
}

/** The freight of each shipment of a purchase, sent alone or with a box, products that are sold out now included. */
export function freightWhen(
  isStandalone: boolean,
  { purchase, state, freight = zeroCents }: Pick<Subscription, "purchase" | "state" | "freight">,
): Cents {
  if (purchase === undefined) return zeroCents;
  const parcel = state && { parcel: parcelTo(state) };
  const sent = { isStandalone, freight: cents(freight), ...parcel };
  return freightOfItems(purchase.kind, sent, itemsOf(purchase.items, scheduledProducts));
}
