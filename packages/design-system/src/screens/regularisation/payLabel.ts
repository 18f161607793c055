import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** Label of the button that pays the debt. */
export function payLabel(amount: Cents): string {
  return `Pagar ${formatCents(amount)}`;
}
