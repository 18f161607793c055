import type { SubscriptionStatus } from "./status.ts";

interface EndingTerm {
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewalOff: boolean;
  readonly isCancelAsked: boolean;
}

/** What happens on the last day of a term: most subscriptions renew themselves. */
export function endOfTermLabel({ status, isRenewalOff, isCancelAsked }: EndingTerm): string {
  if (status === "expired" || status === "canceled") return "Terminou em";
  return isRenewalOff || isCancelAsked ? "Termina em" : "Renova-se em";
}
