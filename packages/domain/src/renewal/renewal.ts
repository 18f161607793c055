import { addMonths, type CivilDate, formatLongDate, isBefore } from "../calendar/civilDate.ts";
import { type ChargeDates, chargeDay } from "../cancellation/chargeSeries.ts";
import type { Cents } from "../money/cents.ts";
import { planLengthOf } from "../plan/planLength.ts";
import { isOverdue } from "../subscription/overdue.ts";
import type { SubscriptionStatus } from "../subscription/status.ts";

/** The fields of a subscription that determine its renewal. */
export interface Renewable extends ChargeDates {
  readonly plan: { readonly code: string };
  /** Length of the term in months. */
  readonly months?: number | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly isRenewed: boolean;
  /** The code of the subscription that replaced it. */
  readonly renewedInto?: string | undefined;
  /** Whether it ends with its term instead of renewing (decision 41). */
  readonly isRenewalOff: boolean;
  /** Whether a cancellation has been requested. */
  readonly isCancelAsked: boolean;
  /** Monthly charge after the renewal, freight included. */
  readonly renewalAmount?: Cents | undefined;
}

/** The terms of a renewal, shown before it is confirmed (decision 55). */
export interface RenewalTerms {
  /** The first day of the new term, and of its first charge. */
  readonly startsOn: CivilDate;
  /** Whether that is today: the card is then charged on confirmation. */
  readonly isChargedNow: boolean;
  /** The last day of the new term. */
  readonly endsOn: CivilDate;
  /** Monthly; undefined if the server does not send it. */
  readonly amount?: Cents;
  /** The next charge without the renewal, if any. */
  readonly nextInvoiceDate?: CivilDate;
  /** The end of the current term. */
  readonly expiresOn?: CivilDate;
}

/** Whether a subscription can be renewed. */
export type RenewalStanding =
  | { readonly kind: "renewed"; readonly into?: string }
  /** Cancelled, or a cancellation has been requested. */
  | { readonly kind: "leaving" }
  | { readonly kind: "overdue" }
  /** It renews automatically; no action is needed. */
  | { readonly kind: "automatic"; readonly on?: CivilDate }
  | { readonly kind: "offered"; readonly terms: RenewalTerms };

/**
 * Whether a subscription can be renewed, and the new term: after the current one, or from today if that has ended
 * (MAN-195).
 * @param today the current date in Brazil.
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
  const length = planLengthOf({ tag: plan.code, months });
  // A term that goes on keeps its day of the month: after 31 January and 28 February comes 31 March.
  const series = { ...subscription, nextInvoiceDate: startsOn, expiresOn: nextInvoiceDate };
  const endsOn = (goesOn ? chargeDay(series, length) : undefined) ?? addMonths(startsOn, length);
  return {
    startsOn,
    isChargedNow: !goesOn,
    endsOn,
    ...(amount !== undefined && { amount }),
    ...(nextInvoiceDate && { nextInvoiceDate }),
    ...(expiresOn && { expiresOn }),
  };
}

/** The label of the buttons that open and confirm the renewal (MAN-195). */
export const renewLabel = "Quero renovar!!";

/** Why a subscription cannot be renewed: shown in place of an offer, and returned by the server's refusal. */
export function notRenewableText(standing: Exclude<RenewalStanding, { readonly kind: "offered" }>): string {
  switch (standing.kind) {
    case "renewed":
      return "Esta assinatura já foi renovada: veja a nova.";
    case "leaving":
      return "Esta assinatura foi cancelada, ou tem um pedido de cancelamento em andamento, e não pode ser renovada.";
    case "overdue":
      return "Há um pagamento em aberto. Regularize a assinatura antes de renovar.";
    case "automatic":
      return standing.on
        ? `Esta assinatura se renova sozinha em ${formatLongDate(standing.on)}: você não precisa fazer nada.`
        : "Esta assinatura se renova sozinha: você não precisa fazer nada.";
  }
}
