/** The customer's number of subscriptions of each kind (SUB-094 to SUB-098). */
export interface SubscriptionCounts {
  /** Ended ones included: their list leads back to them. */
  readonly boxes: number;
  /** Those of them that have not ended, if the server says so. */
  readonly activeBoxes?: number;
  readonly mats: number;
  readonly wetFoods: number;
}

/** Whether the customer has no subscription. */
export function hasNoSubscription({ boxes, mats, wetFoods }: SubscriptionCounts): boolean {
  return boxes + mats + wetFoods === 0;
}

/** The number of subscriptions that have not ended: "2 assinaturas", or "Nenhuma ativa". Overdue and pending ones count. */
export function countText(count: number): string {
  if (count === 0) return "Nenhuma ativa";
  return count === 1 ? "1 assinatura" : `${count} assinaturas`;
}
