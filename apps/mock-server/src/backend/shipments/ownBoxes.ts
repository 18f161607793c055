import { destinationOf, expectedDay } from "../../simulation/runShipments.ts";
import type { Subscription } from "../checkout/collections.ts";
import { notFound } from "../httpError.ts";
import type { InSession } from "../requestContext.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { boxNameOf } from "./boxName.ts";
import type { ShipmentRecord } from "./collections.ts";

/** A box and its subscription. */
export interface OwnBox {
  readonly shipment: ShipmentRecord;
  readonly subscription: Subscription;
}

/** The boxes of the logged-in customer, the oldest first. @throws HttpError 401 without an account. */
export function ownBoxes(inSession: InSession): readonly OwnBox[] {
  const { store } = inSession;
  const customer = requireAccount(inSession);
  const own = new Map(
    store.subscriptions
      .all()
      .filter(({ customerCode, purchase }) => customerCode === customer && purchase === undefined)
      .map((each) => [each.code, each] as const),
  );
  return store.shipments.all().flatMap((shipment) => {
    const subscription = own.get(shipment.subscriptionCode);
    return subscription === undefined ? [] : [{ shipment, subscription }];
  });
}

/**
 * The visitor's own box by the name in its URL. @throws HttpError 401, or 404 for another customer's or an unknown box.
 */
export function requireOwnBox(name: string | undefined, inSession: InSession): OwnBox {
  const found = ownBoxes(inSession).find(({ shipment }) => boxNameOf(shipment) === name);
  if (found === undefined) throw notFound();
  return found;
}

/** The carrier's estimated day of a shipped box. */
export function expectedOn({ shipment, subscription }: OwnBox): ShipmentRecord["handedOverOn"] {
  const { handedOverOn } = shipment;
  return handedOverOn && expectedDay(handedOverOn, destinationOf(shipment, subscription));
}

/** The day a box arrived, by the carrier's record or the customer's word. */
export function arrivedOn({ deliveredOn, confirmedOn }: ShipmentRecord): ShipmentRecord["deliveredOn"] {
  return deliveredOn ?? confirmedOn;
}
