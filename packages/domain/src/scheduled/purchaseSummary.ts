import { type CivilDate, formatDayMonth } from "../calendar/civilDate.ts";
import { multiplyCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { ofPet, type PetCalled } from "../pet/phrases.ts";
import type { CartItem } from "./cart.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** A product of what is being bought, at the price of this very purchase. */
export interface PurchasedItem extends CartItem {
  readonly image?: string;
  /** It was chosen and is sold out by now: it is neither sent nor charged. */
  readonly isGone: boolean;
}

/** What is being bought of pads or food, as it is told to whoever pays for it. */
export interface PurchaseSummary {
  readonly items: readonly PurchasedItem[];
  /** Whether it is sent by itself, and not with a pet's box. */
  readonly isStandalone: boolean;
  /** With whose box it is sent; absent too where that box does not go on any more. */
  readonly sentWith?: PetCalled;
  /** The day around which the first of it leaves, paid today. */
  readonly firstShipmentOn?: CivilDate;
  /** What waits in the cart of the other kind: each kind is bought by itself. */
  readonly stillInCart?: StillInCart;
}

/** So many of another kind, which this purchase leaves where they are. */
export interface StillInCart {
  readonly kind: ScheduledKind;
  readonly quantity: number;
}

/** What is said of them, so that nobody takes them for bought. */
export function stillInCartText({ kind, quantity }: StillInCart, when: "before" | "after"): string {
  const counted = `${countedUnits(kind, quantity)} de ${scheduledRules[kind].title.toLowerCase()}`;
  if (when === "after") return `No carrinho, ainda sem cobrança: ${counted}.`;
  return `Fora desta cobrança: ${counted}, que ${quantity === 1 ? "continua" : "continuam"} no carrinho para outra assinatura.`;
}

/** How many of it, and what that comes to each month: "2 pacotes × R$62,90 = R$125,80". */
export function purchasedText(kind: ScheduledKind, { quantity, unitPrice, isGone }: PurchasedItem): string {
  if (isGone) return "Esgotado: não é enviado nem cobrado.";
  const price = formatCents(multiplyCents(unitPrice, quantity));
  return `${countedUnits(kind, quantity)} × ${formatCents(unitPrice)} = ${price}`;
}

/** All of it in a line, to stand above the form that pays for it: "2 × Tapete branco. Envio avulso." */
export function purchaseLine(purchase: PurchaseSummary): string {
  const items = purchase.items.filter(({ isGone }) => !isGone);
  return `${items.map((item) => `${item.quantity} × ${scheduledNameOf(item)}`).join(" · ")}. ${deliveryText(purchase)}.`;
}

/** How it is sent, and from when on, term by term; while that is on its way, the terms alone. */
export function purchaseFacts(purchase: PurchaseSummary | undefined) {
  const on = purchase?.firstShipmentOn;
  return [
    { term: "Entrega", fact: purchase === undefined ? "…" : deliveryText(purchase) },
    ...(purchase !== undefined && on === undefined
      ? []
      : [{ term: "Primeiro envio", fact: on === undefined ? "…" : `Por volta de ${formatDayMonth(on)}` }]),
  ];
}

function deliveryText({ isStandalone, sentWith }: PurchaseSummary): string {
  if (sentWith !== undefined) return `Com o BOX ${ofPet(sentWith)}`;
  return isStandalone ? "Envio avulso" : "O BOX com que iria não segue mais: escolha de novo";
}
