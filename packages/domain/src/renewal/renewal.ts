import { addMonths, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { planLengthOf } from "../plan/planLength.ts";
import { isOverdue } from "../subscription/overdue.ts";
import type { SubscriptionStatus } from "../subscription/status.ts";

/** As much of a subscription as tells whether it can be renewed, and what that brings. */
export interface Renewable {
  readonly plan: { readonly code: string };
  /** How many months the term has. */
  readonly months?: number | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewed: boolean;
  /** The code of the subscription that goes on in its place. */
  readonly renewedInto?: string | undefined;
  /** Whether it ends with its term instead of going on (decision 41). */
  readonly isRenewalOff: boolean;
  /** Whether its customer has asked to cancel it. */
  readonly isCancelAsked: boolean;
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** The day on which the term is over. */
  readonly expiresOn?: CivilDate | undefined;
  /** What each month costs from then on, the freight included. */
  readonly renewalAmount?: Cents | undefined;
}

/** What a renewal brings, as it is shown before it is confirmed (decision 55). */
export interface RenewalTerms {
  /** The first day of the new term, which is the day of its first charge. */
  readonly startsOn: CivilDate;
  /** Whether that is today: then the card is charged as soon as it is confirmed. */
  readonly isChargedNow: boolean;
  /** The day on which the new term is over. */
  readonly endsOn: CivilDate;
  /** Of each month; undefined where the server does not tell it. */
  readonly amount?: Cents;
  /** The next charge as things are; undefined for none. */
  readonly nextInvoiceDate?: CivilDate;
  /** The end of the term as things are. */
  readonly expiresOn?: CivilDate;
}

/** Whether a subscription can be renewed. */
export type RenewalStanding =
  | { readonly kind: "renewed"; readonly into?: string }
  /** It was cancelled, or that was asked for. */
  | { readonly kind: "leaving" }
  | { readonly kind: "overdue" }
  /** It goes on by itself, and there is nothing to do. */
  | { readonly kind: "automatic"; readonly on?: CivilDate }
  | { readonly kind: "offered"; readonly terms: RenewalTerms };

/**
 * Whether a subscription can be renewed, and what that brings: another term after this one, or from today where this one
 * is over (MAN-195).
 * @param today the civil date in Brazil.
 */
export function renewalStanding(subscription: Renewable, today: CivilDate): RenewalStanding {
  const { status, isRenewed, renewedInto, isRenewalOff, isCancelAsked, nextInvoiceDate, expiresOn } = subscription;
  if (isRenewed) return { kind: "renewed", ...(renewedInto && { into: renewedInto }) };
  if (status === "canceled" || isCancelAsked) return { kind: "leaving" };
  const hasEnded = status === "expired";
  if (status === "overdue" || isOverdue({ active: !hasEnded, nextInvoiceDate }, today)) return { kind: "overdue" };
  if (!hasEnded && !isRenewalOff) return { kind: "automatic", ...(expiresOn && { on: expiresOn }) };
  return { kind: "offered", terms: termsOf(subscription, today) };
}

function termsOf(subscription: Renewable, today: CivilDate): RenewalTerms {
  const { plan, months, status, nextInvoiceDate, expiresOn, renewalAmount: amount } = subscription;
  const goesOn = status !== "expired" && expiresOn !== undefined && isBefore(today, expiresOn);
  const startsOn = goesOn ? expiresOn : today;
  const length = planLengthOf({ tag: plan.code, description: months === undefined ? "" : String(months) });
  return {
    startsOn,
    isChargedNow: !goesOn,
    endsOn: addMonths(startsOn, length),
    ...(amount !== undefined && { amount }),
    ...(nextInvoiceDate && { nextInvoiceDate }),
    ...(expiresOn && { expiresOn }),
  };
}
