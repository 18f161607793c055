/** The customer's number of subscriptions of each kind (SUB-094 to SUB-098). */
export interface SubscriptionCounts {
  readonly boxes: number;
  readonly mats: number;
  readonly wetFoods: number;
}

/** Whether the customer has no subscription. */
export function hasNoSubscription({ boxes, mats, wetFoods }: SubscriptionCounts): boolean {
  return boxes + mats + wetFoods === 0;
}
