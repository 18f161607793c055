import type { Subscription } from "../backend/checkout/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import type { SoldOut } from "./inStock.ts";
import type { Happening } from "./lifeEvent.ts";

/** A subscription with all that has come of it, the oldest first. */
export interface SubscriptionLife {
  readonly subscription: Subscription;
  readonly charges: readonly Charge[];
  readonly shipments: readonly Shipment[];
  /** What of pads and food nobody can have just now. @default nothing */
  readonly soldOut?: SoldOut;
}

/** Hears what happens on the day that is lived. */
export type Tell = (happening: Happening) => void;
