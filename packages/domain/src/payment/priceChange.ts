import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { SelectedPlan } from "../plan/offer.ts";
import type { StartSummary } from "../scheduled/startScheduled.ts";

/** The notice that the amounts could not be read again before a charge. */
export const notReadBeforeChargeText = "Não deu para conferir os valores agora, e nada foi cobrado. Tente de novo.";

/** An order as the customer has seen it, or as the server has it now. */
export interface PricedOrder {
  /** What is bought: the code of a plan, or the quantities of pads or food. */
  readonly contents: string;
  readonly monthlyPrice: Cents;
  readonly total: Cents;
  /** Of each shipment; undefined if it is unknown. */
  readonly freight: Cents | undefined;
  /** The code of its coupon; null without one. */
  readonly coupon: string | null;
}

/** The order of a chosen plan, or of a purchase of pads or food. */
export function pricedOrderOf(
  { code, monthlyPrice, total, purchase }: SelectedPlan,
  { freight, coupon }: Pick<PricedOrder, "freight" | "coupon">,
): PricedOrder {
  const contents = purchase === undefined ? code : quantitiesIn(purchase.items.filter(({ isGone }) => !isGone));
  return { contents, monthlyPrice, total, freight, coupon };
}

/** The order of a cart of pads or food. */
export function pricedCartOf({
  items,
  subtotal,
  freight,
}: Pick<StartSummary, "items" | "subtotal" | "freight">): PricedOrder {
  return { contents: quantitiesIn(items), monthlyPrice: subtotal, total: subtotal, freight, coupon: null };
}

function quantitiesIn(items: readonly { readonly sku: string; readonly quantity: number }[]): string {
  return items
    .map(({ sku, quantity }) => `${quantity} ${sku}`)
    .sort()
    .join();
}

/**
 * The notice that the order is another one than the customer has seen, or costs another price, e.g. because it was changed in another tab or
 * a product has sold out since; undefined if it is the same.
 */
export function orderChangeText(seen: PricedOrder, now: PricedOrder): string | undefined {
  const change = changeOf(seen, now);
  if (change === undefined) return undefined;
  const lost = seen.coupon !== null && now.coupon === null ? `O cupom ${seen.coupon} não vale mais. ` : "";
  return `${lost}${change} Nada foi cobrado: confira o resumo e, se concordar, pague de novo.`;
}

function changeOf(seen: PricedOrder, now: PricedOrder): string | undefined {
  if (seen.contents !== now.contents) return "O seu pedido mudou desde que você abriu esta página.";
  if (seen.monthlyPrice !== now.monthlyPrice)
    return `O preço mudou de ${formatCents(seen.monthlyPrice)} para ${formatCents(now.monthlyPrice)} por mês.`;
  if (seen.total !== now.total)
    return `O total do plano mudou de ${formatCents(seen.total)} para ${formatCents(now.total)}.`;
  if (seen.freight !== undefined && now.freight !== undefined && seen.freight !== now.freight)
    return `O frete mudou de ${formatCents(seen.freight)} para ${formatCents(now.freight)}.`;
  return undefined;
}

/** The type of the refusal to charge another amount than the customer has seen. */
export const debtChanged = "debt-changed";

/** The notice that another amount is overdue than the customer has seen, e.g. because the address was changed in another window. */
export function debtChangeText(seen: Cents, now: Cents): string {
  return `O valor em aberto mudou de ${formatCents(seen)} para ${formatCents(now)}. Nada foi cobrado: confira e, se concordar, pague de novo.`;
}
