import type { SubscriptionStatus } from "./status.ts";

interface Managed {
  readonly planCode: string;
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewed: boolean;
  /** Whether a cancellation is pending. @default false */
  readonly isCancelAsked?: boolean;
  /** The server's iteration flag: it may still be cancelled (decision 42). */
  readonly iterationFlag: boolean;
}

/** Terms in the codes of plans that can be renewed and cancelled at any time. */
const freeTerms = ["mensal", "renovacao"] as const;

/** The buttons on a subscription's page. */
export interface PlanPermissions {
  readonly renew: boolean;
  readonly cancel: boolean;
}

/**
 * One condition determines both; a cancelled subscription cannot be cancelled again (MAN-205 to MAN-207). While a cancellation is pending,
 * neither is possible (decision 42).
 */
export function planPermissions({
  planCode,
  status,
  isRenewed,
  isCancelAsked = false,
  iterationFlag,
}: Managed): PlanPermissions {
  if (isCancelAsked) return { renew: false, cancel: false };
  const code = planCode.toLowerCase();
  const renew = freeTerms.some((term) => code.includes(term)) || isRenewed || iterationFlag;
  return { renew, cancel: renew && status !== "canceled" };
}
