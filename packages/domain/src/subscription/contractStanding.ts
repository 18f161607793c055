import type { SubscriptionStatus } from "./status.ts";

/** The fields of an account that determine the customer's standing. */
export interface Contracted {
  /** Unknown before the first payment is confirmed. */
  readonly contractStatus?: SubscriptionStatus | undefined;
}

/**
 * Whether the customer has only ended subscriptions (SUB-037). A visitor without any subscription has not left: the empty tracker invites
 * them to subscribe (SUB-156).
 */
export function isFormerSubscriber({ contractStatus }: Contracted): boolean {
  return contractStatus === "expired" || contractStatus === "canceled";
}

/** Whether the loyalty programme is shown (SUB-009). */
export function showsLoyalty({ contractStatus }: Contracted): boolean {
  return contractStatus === "active";
}
