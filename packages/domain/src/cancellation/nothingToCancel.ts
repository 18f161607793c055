import type { CivilDate } from "../calendar/civilDate.ts";
import type { SubscriptionStatus } from "../subscription/status.ts";

/** Why a subscription has nothing left to cancel; the code is that of the subscription that replaced it, if known. */
export type NothingToCancel =
  | { readonly kind: "renewed"; readonly into?: string }
  | { readonly kind: "expired" }
  /** Its renewal, made ahead of time, was cancelled: the paid term runs to its last day. */
  | { readonly kind: "renewal-canceled" };

interface Cancellable {
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewed: boolean;
  readonly renewedInto?: string | undefined;
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** Whether renewal is off (decision 41). @default false */
  readonly isRenewalOff?: boolean | undefined;
  /** The server's iteration flag: it may be cancelled (decision 42). @default true */
  readonly iterationFlag?: boolean | undefined;
}

/**
 * Why a subscription whose page has the button (MAN-205) has nothing left to cancel. Undefined if it can be cancelled: always while a charge
 * is still to come.
 */
export function nothingToCancel(subscription: Cancellable): NothingToCancel | undefined {
  const { status, isRenewed, renewedInto, nextInvoiceDate, isRenewalOff = false, iterationFlag = true } = subscription;
  if (status !== "expired" && nextInvoiceDate !== undefined) return undefined;
  if (isRenewed) return { kind: "renewed", ...(renewedInto && { into: renewedInto }) };
  if (status === "expired") return { kind: "expired" };
  return status === "active" && isRenewalOff && !iterationFlag ? { kind: "renewal-canceled" } : undefined;
}

/** Shown in place of the terms, and returned by the server's refusal. */
export const nothingToCancelTexts: Readonly<Record<NothingToCancel["kind"], string>> = {
  renewed: "Esta assinatura já foi renovada: peça o cancelamento na nova.",
  expired: "Esta assinatura já terminou: não há o que cancelar.",
  "renewal-canceled": "A renovação desta assinatura já foi cancelada: nada mais será cobrado.",
};
