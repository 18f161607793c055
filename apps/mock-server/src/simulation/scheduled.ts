import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { ScheduledQuantity } from "../backend/scheduled/purchase.ts";

/** The new contents of a scheduled purchase and their monthly price. */
export interface ScheduledChange {
  readonly items: readonly ScheduledQuantity[];
  /** All items, without the freight. */
  readonly amount: Cents;
  readonly freight: Cents;
}

/** Changes the contents of a scheduled purchase from its next charge on; past charges stay as they are (MAN-223). */
export function withItems(subscription: Subscription, { items, amount, freight }: ScheduledChange): Subscription {
  const { purchase } = subscription;
  return purchase === undefined ? subscription : { ...subscription, amount, freight, purchase: { ...purchase, items } };
}

/** Cancels a scheduled purchase immediately: charges stop, and paid shipments still come. */
export function cancelPurchaseNow(subscription: Subscription, on: CivilDate): Subscription {
  return { ...subscription, cancelAskedOn: on, endedOn: on };
}
