import type { CivilDate } from "../calendar/civilDate.ts";
import { nothingToCancel } from "../cancellation/nothingToCancel.ts";
import type { SubscriptionStatus } from "./status.ts";

interface Managed {
  readonly planCode: string;
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewed: boolean;
  /** Whether a cancellation is pending. @default false */
  readonly isCancelAsked?: boolean;
  /** The server's iteration flag: it may still be cancelled (decision 42). */
  readonly iterationFlag: boolean;
  /** Whether renewal is off (decision 41). @default false */
  readonly isRenewalOff?: boolean;
  /** Absent if no further invoice is due. */
  readonly nextInvoiceDate?: CivilDate | undefined;
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
 * neither is possible, and a cancelled renewal leaves nothing to cancel (decision 42).
 */
export function planPermissions(subscription: Managed): PlanPermissions {
  const { planCode, status, isRenewed, isCancelAsked = false, iterationFlag } = subscription;
  if (isCancelAsked) return { renew: false, cancel: false };
  const code = planCode.toLowerCase();
  const renew = freeTerms.some((term) => code.includes(term)) || isRenewed || iterationFlag;
  const isRenewalCanceled = nothingToCancel(subscription)?.kind === "renewal-canceled";
  return { renew, cancel: renew && status !== "canceled" && !isRenewalCanceled };
}
