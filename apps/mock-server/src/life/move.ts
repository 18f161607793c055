import { isStateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { freightOf } from "@petbox/domain/delivery/freight";
import { centsFromDecimal, noCents } from "@petbox/domain/money/cents";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { CustomerAddress } from "../backend/session/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import { freightByState } from "../seed/freight.ts";
import { chargedAnew } from "./charge.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/**
 * A subscription whose boxes go elsewhere from a day on: those that were made already go where they were to go, what is
 * owed is charged anew with the freight to there, and every month that follows.
 */
export function moved(life: SubscriptionLife, address: CustomerAddress, on: CivilDate, tell: Tell): SubscriptionLife {
  const { state } = life.subscription;
  const addressChanges = [...(life.subscription.addressChanges ?? []), { on, city: address.city }];
  const subscription = { ...movedTo(life.subscription, address), addressChanges };
  const shipments = life.shipments.map((shipment) =>
    isOnItsWay(shipment) && state !== undefined ? { state, ...shipment } : shipment,
  );
  return chargedAnew({ ...life, subscription, shipments }, on, tell);
}

/** The same subscription, as far as it is not charged yet, with another address and the freight to there. */
export function movedTo(subscription: Subscription, address: CustomerAddress): Subscription {
  const { state: _state, freight: _freight, ...kept } = subscription;
  const { state } = address;
  if (!isStateCode(state)) return { ...kept, address };
  // Another rule than that of boxes says what a purchase at intervals costs on its way (decision 20).
  if (subscription.purchase !== undefined) return { ...subscription, address, state };
  const freight = freightOf(centsFromDecimal(freightByState[state].price), state);
  return { ...kept, address, state, ...(freight > noCents ? { freight } : {}) };
}

/** Whether a box was made and has not arrived: nobody can send it elsewhere any more. */
export function isOnItsWay({ deliveredOn, abortedOn }: Shipment): boolean {
  return deliveredOn === undefined && abortedOn === undefined;
}
