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
