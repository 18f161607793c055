import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { SelectedPlan } from "../plan/offer.ts";

type Price = Pick<SelectedPlan, "monthlyPrice" | "total">;

/**
 * The notice that a plan costs another price than the customer has seen, e.g. because the coupon has expired since; undefined if it costs
 * the same.
 */
export function priceChangeText(seen: Price, now: Price): string | undefined {
  if (seen.monthlyPrice === now.monthlyPrice && seen.total === now.total) return undefined;
  const change =
    seen.monthlyPrice === now.monthlyPrice
      ? `O total do plano mudou de ${formatCents(seen.total)} para ${formatCents(now.total)}.`
      : `O preço mudou de ${formatCents(seen.monthlyPrice)} para ${formatCents(now.monthlyPrice)} por mês.`;
  return `${change} Nada foi cobrado: confira o resumo e, se concordar, pague de novo.`;
}

/** The type of the refusal to charge another amount than the customer has seen. */
export const debtChanged = "debt-changed";

/** The notice that another amount is overdue than the customer has seen, e.g. because the address was changed in another window. */
export function debtChangeText(seen: Cents, now: Cents): string {
  return `O valor em aberto mudou de ${formatCents(seen)} para ${formatCents(now)}. Nada foi cobrado: confira e, se concordar, pague de novo.`;
}
