import type { SubscriptionStatus } from "./status.ts";

/** As much of an account as tells where somebody stands. */
export interface Contracted {
  /** Unknown before the first payment was confirmed. */
  readonly contractStatus?: SubscriptionStatus | undefined;
}

/**
 * Whether somebody had a subscription, and has none that goes on (SUB-037). Who never had one has not left: the empty
 * tracker asks them to begin (SUB-156).
 */
export function hasLeft({ contractStatus }: Contracted): boolean {
  return contractStatus === "expired" || contractStatus === "canceled";
}

/** Whether the loyalty programme is shown to somebody (SUB-009). */
export function showsLoyalty({ contractStatus }: Contracted): boolean {
  return contractStatus === "active";
}
