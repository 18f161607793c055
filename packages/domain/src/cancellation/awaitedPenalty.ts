import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";

/** What leaving costs once the request to is granted: it is charged on that day. */
export interface AwaitedPenalty {
  readonly on: CivilDate;
  readonly amount: Cents;
}

/** What is said of it where the request is said to be under way: nobody is to find it on their card unforeseen. */
export function awaitedPenaltyText({ on, amount }: AwaitedPenalty): string {
  return `Com a resposta, em ${formatBrazilianDate(on)}, a multa de ${formatCents(amount)} é cobrada no cartão desta assinatura.`;
}
