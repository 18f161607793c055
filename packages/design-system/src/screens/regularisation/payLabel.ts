import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** What the button says that pays what is owed. */
export function payLabel(amount: Cents): string {
  return `Pagar ${formatCents(amount)}`;
}
