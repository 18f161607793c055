import type { SubscriptionStatus } from "./status.ts";

interface EndingTerm {
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewalOff: boolean;
  readonly isCancelAsked: boolean;
}

/** What happens on the last day of a term: most subscriptions renew themselves, but whether a suspended one does is open. */
export function endOfTermLabel({ status, isRenewalOff, isCancelAsked }: EndingTerm): string {
  if (status === "expired" || status === "canceled") return "Terminou em";
  if (isRenewalOff || isCancelAsked) return "Termina em";
  return status === "suspended" ? "Período até" : "Renova-se em";
}
