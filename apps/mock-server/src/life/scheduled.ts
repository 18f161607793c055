import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { ScheduledQuantity } from "../backend/scheduled/purchase.ts";

/** What a scheduled purchase is to hold, and what that costs each month. */
export interface ScheduledChange {
  readonly items: readonly ScheduledQuantity[];
  /** Of all of them, without the freight. */
  readonly amount: Cents;
  readonly freight: Cents;
}

/** A scheduled purchase that holds something else from its next charge on: what is charged already stays as it is (MAN-223). */
export function withItems(subscription: Subscription, { items, amount, freight }: ScheduledChange): Subscription {
  const { purchase } = subscription;
  return purchase === undefined ? subscription : { ...subscription, amount, freight, purchase: { ...purchase, items } };
}

/** A scheduled purchase that its customer cancels: nothing is charged any more, and what is paid still comes. */
export function canceledAtOnce(subscription: Subscription, on: CivilDate): Subscription {
  return { ...subscription, cancelAskedOn: on, endedOn: on };
}
