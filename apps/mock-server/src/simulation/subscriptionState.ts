import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import type { ExtraCharge } from "../backend/upsell/collections.ts";
import type { SoldOut } from "./purchaseInStock.ts";
import type { EventDetails } from "./subscriptionEvent.ts";

/** A subscription with its charges and shipments, the oldest first. */
export interface SubscriptionState {
  readonly subscription: Subscription;
  readonly charges: readonly Charge[];
  readonly shipments: readonly ShipmentRecord[];
  /** The products that are sold out now. @default none */
  readonly soldOut?: SoldOut;
  /** The immediate charges for extra items. @default none */
  readonly extraCharges?: readonly ExtraCharge[];
}

/** Receives the events of the current day. */
export type EmitEvent = (happening: EventDetails) => void;
