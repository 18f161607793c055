import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";

/** A product of a scheduled purchase and its quantity. */
export interface ScheduledQuantity {
  readonly sku: string;
  readonly quantity: number;
}

/** Pads or food delivered every month until the customer cancels. */
export interface ScheduledPurchase {
  readonly kind: ScheduledKind;
  /** The current contents; each charge keeps its own. */
  readonly items: readonly ScheduledQuantity[];
  /** The code of the subscription, or its renewal, whose box contains it; absent if it is sent alone. */
  readonly withBoxOf?: string;
  /** Since when no box of `withBoxOf` is expected: shipments charged from this day on pay their own freight (decision 79). */
  readonly aloneSince?: CivilDate;
}

/** The scheduled purchase in a session. */
export interface SessionPurchase {
  readonly kind: ScheduledKind;
  readonly withBoxOf?: string;
  /** The subscription that the session followed when this purchase started. */
  readonly after?: string;
  /** The paid items, set when a card was sent. The cart is empty then, and another card may be needed. */
  readonly bought?: readonly ScheduledQuantity[];
}
