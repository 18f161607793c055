/** How many subscriptions of each kind somebody has (SUB-094 to SUB-098). */
export interface SubscriptionCounts {
  readonly boxes: number;
  readonly mats: number;
  readonly wetFoods: number;
}

/** Whether somebody has none at all. */
export function hasNoSubscription({ boxes, mats, wetFoods }: SubscriptionCounts): boolean {
  return boxes + mats + wetFoods === 0;
}
