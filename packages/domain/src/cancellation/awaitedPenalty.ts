import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";

/** What leaving costs while the request to waits for its answer: it is charged on the day of the answer. */
export interface AwaitedPenalty {
  readonly on: CivilDate;
  readonly amount: Cents;
}

/** What is said of it where the request is said to be under way: nobody is to find it on their card unforeseen. */
export function awaitedPenaltyText({ on, amount }: AwaitedPenalty): string {
  return `Com a resposta, em ${formatBrazilianDate(on)}, a multa de ${formatCents(amount)} é cobrada no cartão desta assinatura.`;
}
