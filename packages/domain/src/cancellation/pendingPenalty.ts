import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";

/** The penalty due when a cancellation request is granted, charged on that day. */
export interface PendingPenalty {
  readonly on: CivilDate;
  readonly amount: Cents;
}

/** Shown next to a pending cancellation request, so that the charge is no surprise. */
export function pendingPenaltyText({ on, amount }: PendingPenalty): string {
  return `Com a resposta, em ${formatBrazilianDate(on)}, a multa de ${formatCents(amount)} é cobrada no cartão desta assinatura.`;
}
