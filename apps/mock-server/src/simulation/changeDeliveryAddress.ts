import { isStateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { CustomerAddress } from "../backend/session/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import { boxFreightTo } from "./boxFreight.ts";
import { recalculateDebt } from "./charge.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** The new address of a subscription. */
export interface Destination {
  readonly address: CustomerAddress;
  /** The freight of each shipment of a scheduled purchase; that of a box depends only on its state. */
  readonly freight?: Cents | undefined;
}

/**
 * Changes the delivery address from a day on. Boxes that were already made keep theirs; the open charge and later
 * months take the new freight.
 */
export function changeDeliveryAddress(
  state: SubscriptionState,
  to: Destination,
  on: CivilDate,
  emit: EmitEvent,
): SubscriptionState {
  return recalculateDebt(changeAddressWithBox(state, to, on), on, emit);
}

/** Moves a scheduled purchase along with its box, without recalculating its debt. */
export function changeAddressWithBox(state: SubscriptionState, to: Destination, on: CivilDate): SubscriptionState {
  const previous = state.subscription.state;
  const addressChanges = [...(state.subscription.addressChanges ?? []), { on, city: to.address.city }];
  const subscription = { ...withDeliveryAddress(state.subscription, to), addressChanges };
  const shipments = state.shipments.map((shipment) =>
    isOnItsWay(shipment) && previous !== undefined ? { state: previous, ...shipment } : shipment,
  );
  return { ...state, subscription, shipments };
}

/** The subscription with the new address and freight, before any recalculation of charges. */
export function withDeliveryAddress(
  subscription: Subscription,
  { address, freight: freightOfPurchase }: Destination,
): Subscription {
  const { state: _state, freight: _freight, ...kept } = subscription;
  const { state } = address;
  if (!isStateCode(state)) return { ...kept, address };
  // Scheduled purchases have their own freight rule (decision 20).
  if (subscription.purchase !== undefined)
    return { ...kept, address, state, ...(freightOfPurchase !== undefined && { freight: freightOfPurchase }) };
  const freight = boxFreightTo(state);
  return { ...kept, address, state, ...(freight > zeroCents ? { freight } : {}) };
}

/** Whether a box was made and has not arrived, so that it cannot be redirected. */
export function isOnItsWay({ deliveredOn, abortedOn }: ShipmentRecord): boolean {
  return deliveredOn === undefined && abortedOn === undefined;
}
