import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";

/** One product of a scheduled purchase, and how many of it. */
export interface ScheduledQuantity {
  readonly sku: string;
  readonly quantity: number;
}

/** Pads or food that come month after month until their customer cancels them. */
export interface ScheduledPurchase {
  readonly kind: ScheduledKind;
  /** As they are wanted by now: a charge keeps what it was for. */
  readonly items: readonly ScheduledQuantity[];
  /** The code of the subscription with whose box they are sent, or with that of its renewal; alone where it is absent. */
  readonly withBoxOf?: string;
}

/** Pads or food that a session is buying. */
export interface SessionPurchase {
  readonly kind: ScheduledKind;
  readonly withBoxOf?: string;
  /** The subscription that the session had when it was begun. */
  readonly after?: string;
  /** What was paid for, once a card was sent: the cart is empty then, and another card may have to be tried. */
  readonly bought?: readonly ScheduledQuantity[];
}
