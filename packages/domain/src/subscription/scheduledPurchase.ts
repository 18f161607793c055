/** The plan of recurring pads and wet food, which is not a pet's box (SUB-076). */
export const scheduledPurchasePlan = "scheduled_purchase";

/** Only the box subscriptions: recurring purchases have no card among the pets (SUB-076). */
export function petSubscriptions<Subscription extends { readonly plan: string }>(
  subscriptions: readonly Subscription[],
): readonly Subscription[] {
  return subscriptions.filter(({ plan }) => plan !== scheduledPurchasePlan);
}
