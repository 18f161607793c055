import { isStateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, noCents } from "@petbox/domain/money/cents";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { CustomerAddress } from "../backend/session/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import { boxFreightTo } from "./boxFreight.ts";
import { chargedAnew } from "./charge.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** Where a subscription goes from now on. */
export interface Destination {
  readonly address: CustomerAddress;
  /** What each shipment of pads or food costs on its way there; what a box costs is told by its state alone. */
  readonly freight?: Cents | undefined;
}

/**
 * A subscription whose boxes go elsewhere from a day on: those that were made already go where they were to go, what is
 * owed is charged anew with the freight to there, and every month that follows.
 */
export function moved(life: SubscriptionLife, to: Destination, on: CivilDate, tell: Tell): SubscriptionLife {
  return chargedAnew(movedAlong(life, to, on), on, tell);
}

/** The same of pads or food that move because their box does: what they owe is asked for by nobody because of it. */
export function movedAlong(life: SubscriptionLife, to: Destination, on: CivilDate): SubscriptionLife {
  const { state } = life.subscription;
  const addressChanges = [...(life.subscription.addressChanges ?? []), { on, city: to.address.city }];
  const subscription = { ...movedTo(life.subscription, to), addressChanges };
  const shipments = life.shipments.map((shipment) =>
    isOnItsWay(shipment) && state !== undefined ? { state, ...shipment } : shipment,
  );
  return { ...life, subscription, shipments };
}

/** The same subscription, as far as it is not charged yet, with another address and the freight to there. */
export function movedTo(
  subscription: Subscription,
  { address, freight: freightOfPurchase }: Destination,
): Subscription {
  const { state: _state, freight: _freight, ...kept } = subscription;
  const { state } = address;
  if (!isStateCode(state)) return { ...kept, address };
  // Another rule than that of boxes says what a purchase at intervals costs on its way (decision 20).
  if (subscription.purchase !== undefined)
    return { ...kept, address, state, ...(freightOfPurchase !== undefined && { freight: freightOfPurchase }) };
  const freight = boxFreightTo(state);
  return { ...kept, address, state, ...(freight > noCents ? { freight } : {}) };
}

/** Whether a box was made and has not arrived: nobody can send it elsewhere any more. */
export function isOnItsWay({ deliveredOn, abortedOn }: Shipment): boolean {
  return deliveredOn === undefined && abortedOn === undefined;
}
