import type { Subscription } from "./collections.ts";

/** Whether the bank refused the payment. Such a subscription has never begun. */
export function isRefusedPayment({ announced, outcome }: Subscription): boolean {
  return announced && outcome?.result === "NOT_PAID";
}
