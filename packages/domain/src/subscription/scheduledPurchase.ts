/** The plan of hygiene pads and wet food at intervals: a purchase that repeats, and no box for a pet (SUB-076). */
export const scheduledPurchasePlan = "scheduled_purchase";

/** The subscriptions that are boxes of a pet: a repeated purchase has no card among the pets (SUB-076). */
export function petSubscriptions<Subscription extends { readonly plan: string }>(
  subscriptions: readonly Subscription[],
): readonly Subscription[] {
  return subscriptions.filter(({ plan }) => plan !== scheduledPurchasePlan);
}
