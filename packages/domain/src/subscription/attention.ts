import { addDays, type CivilDate, isAfter } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";
import type { AttentionFacts, OpenDebt, TroubledBox } from "./attentionFacts.ts";

/** The most urgent thing about a subscription, with its amount and its date as far as they are known. */
export type Attention =
  | { readonly kind: "first-payment" }
  | { readonly kind: "debt"; readonly debt: OpenDebt }
  /** The customer has chosen how to pay the debt. */
  | { readonly kind: "payment"; readonly payment: PendingPayment; readonly debt: OpenDebt }
  | { readonly kind: "card"; readonly lastFour: string; readonly on: CivilDate; readonly amount?: Cents | undefined }
  | { readonly kind: "box"; readonly box: TroubledBox }
  | { readonly kind: "leaving"; readonly on?: CivilDate | undefined; readonly penalty?: Cents | undefined }
  /** The term ends within 30 days, and renews itself or not. */
  | { readonly kind: "renewal" | "end-of-term"; readonly on: CivilDate; readonly amount?: Cents | undefined }
  | { readonly kind: "expired" | "canceled"; readonly on?: CivilDate | undefined }
  | { readonly kind: "calm"; readonly on?: CivilDate | undefined; readonly amount?: Cents | undefined };

/** The end of a term is announced this many days before. */
const daysOfNotice = 30;

/**
 * Decides what is most urgent about a subscription (decision 70). Every page shows this value, and none decides by itself.
 * @param today the current date in Brazil.
 */
export function attentionOf(facts: AttentionFacts, today: CivilDate): Attention {
  const { status, debt, payment, endingCard, box, leaving, nextCharge } = facts;
  if (facts.awaitsFirstPayment) return { kind: "first-payment" };
  if (payment !== undefined) return { kind: "payment", payment, debt: debt ?? {} };
  if (debt !== undefined) return { kind: "debt", debt };
  if (status === "expired" || status === "canceled") return { kind: status, on: facts.endedOn };
  // The only charge still to come is the penalty.
  if (endingCard !== undefined && leaving === undefined) {
    return { kind: "card", ...endingCard, amount: nextCharge?.amount };
  }
  if (box !== undefined) return { kind: "box", box };
  if (leaving !== undefined) return { kind: "leaving", ...leaving };
  return endOfTerm(facts, today) ?? { kind: "calm", ...nextCharge };
}

function endOfTerm({ term }: AttentionFacts, today: CivilDate): Attention | undefined {
  if (term === undefined || isAfter(today, term.on) || isAfter(term.on, addDays(today, daysOfNotice))) return undefined;
  const { on, renews, amount } = term;
  return renews ? { kind: "renewal", on, amount } : { kind: "end-of-term", on };
}

/** The amount and the date of the most urgent thing. */
export function attentionFigures(attention: Attention): {
  readonly amount: Cents | undefined;
  readonly on: CivilDate | undefined;
} {
  switch (attention.kind) {
    case "first-payment":
      return { amount: undefined, on: undefined };
    case "debt":
    case "payment":
      return { amount: attention.debt.amount, on: attention.debt.on };
    case "box":
      return { amount: undefined, on: attention.box.on };
    case "leaving":
      return { amount: attention.penalty, on: attention.on };
    case "expired":
    case "canceled":
      return { amount: undefined, on: attention.on };
    default:
      return { amount: attention.amount, on: attention.on };
  }
}

/** Whether money is owed, with or without a pending payment. */
export function isOwed(attention: Attention): attention is Extract<Attention, { readonly debt: OpenDebt }> {
  return attention.kind === "debt" || attention.kind === "payment";
}
