import { type CivilDate, formatDayMonth } from "../calendar/civilDate.ts";
import { type Cents, multiplyCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { NamedPet } from "../pet/phrases.ts";
import { listed } from "../text/listed.ts";
import type { CartItem } from "./cart.ts";
import { dispatchText } from "./scheduledFreight.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** A product being bought, at the price of this purchase. */
export interface PurchasedItem extends CartItem {
  readonly image?: string;
  /** Whether it has sold out since it was chosen; it is neither shipped nor charged. */
  readonly isGone: boolean;
}

/** A purchase of pads or food, as summarized at the payment. */
export interface PurchaseSummary {
  readonly items: readonly PurchasedItem[];
  /** Whether it is shipped on its own, not with a pet's box. */
  readonly isStandalone: boolean;
  /** The pet whose box it is shipped with; also absent if that box's subscription has ended. */
  readonly sentWith?: NamedPet;
  /** The approximate day of the first shipment, if paid today. */
  readonly firstShipmentOn?: CivilDate;
  /** The cart of the other kind, which is bought separately. */
  readonly stillInCart?: StillInCart;
}

/** A quantity of the other kind that this purchase does not include. */
export interface StillInCart {
  readonly kind: ScheduledKind;
  readonly quantity: number;
}

/** States that those items are not part of the purchase. */
export function stillInCartText({ kind, quantity }: StillInCart, when: "before" | "after"): string {
  const counted = `${countedUnits(kind, quantity)} de ${scheduledRules[kind].name}`;
  if (when === "after") return `No carrinho, ainda sem cobrança: ${counted}.`;
  return `Fora desta cobrança: ${counted}, que ${quantity === 1 ? "continua" : "continuam"} no carrinho para outra assinatura.`;
}

/** The quantity and its monthly price: "2 pacotes × R$62,90 = R$125,80"; a single one says its price once. */
export function countedPriceText(kind: ScheduledKind, quantity: number, unitPrice: Cents): string {
  const counted = countedUnits(kind, quantity);
  const each = formatCents(unitPrice);
  return quantity === 1
    ? `${counted} por ${each}`
    : `${counted} × ${each} = ${formatCents(multiplyCents(unitPrice, quantity))}`;
}

/** The quantity and price of a product, or that it is sold out. */
export function purchasedText(kind: ScheduledKind, { quantity, unitPrice, isGone }: PurchasedItem): string {
  return isGone ? "Esgotado: não é enviado nem cobrado." : countedPriceText(kind, quantity, unitPrice);
}

/** The whole purchase in one line, above the payment form: "2 × Tapete branco. Envio avulso." */
export function purchaseLine(purchase: PurchaseSummary): string {
  const items = purchase.items.filter(({ isGone }) => !isGone);
  return `${listed(items.map((item) => `${item.quantity} × ${scheduledNameOf(item)}`))}. ${deliveryText(purchase)}.`;
}

/** The delivery and its start as term and fact; placeholders while loading. */
export function purchaseFacts(purchase: PurchaseSummary | undefined) {
  const on = purchase?.firstShipmentOn;
  return [
    { term: "Entrega", fact: purchase === undefined ? "…" : deliveryText(purchase) },
    ...(purchase !== undefined && on === undefined
      ? []
      : [{ term: "Primeiro envio", fact: on === undefined ? "…" : `Sai por volta de ${formatDayMonth(on)}` }]),
  ];
}

function deliveryText({ isStandalone, sentWith }: PurchaseSummary): string {
  const isBoxGone = !isStandalone && sentWith === undefined;
  return isBoxGone ? "O BOX com que iria não segue mais: escolha de novo" : dispatchText({ sentWith });
}
