import { formatBrazilianDate, formatLongDate } from "../calendar/civilDate.ts";
import { freightText } from "../delivery/freight.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import { ofPet } from "../pet/phrases.ts";
import { isAllowedQuantity, quantityAbove } from "../quantity/allowedQuantities.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { handOverDay } from "../shipment/nextEvent.ts";
import type { OwnScheduled } from "./ownScheduled.ts";
import { scheduledFreightOf, weightInGrams } from "./scheduledFreight.ts";
import { isForSale, optionQuantities, type ScheduledItem, type ScheduledProduct } from "./scheduledItem.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { orderTotalOf, priceStepText, totalQuantity } from "./scheduledPrice.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** A quantity of a product, identified by its SKU. */
export interface RequestedItem {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Resolves the requested items to products. Each must be listed once, in a quantity for sale, or in its current quantity,
 * which may be outside the list (FUN-181); at least one is required (MAN-277, MAN-279). The server applies the same rule.
 *
 * @example
 * parseRequestedItems("hygiene", [], { items: [], products: [] }); // { ok: false, error: "Selecione uma opção de tapete" }
 */
export function parseRequestedItems(
  kind: ScheduledKind,
  wanted: readonly RequestedItem[],
  {
    items: own,
    products,
  }: { readonly items: readonly RequestedItem[]; readonly products: readonly ScheduledProduct[] },
): Result<readonly ScheduledItem[], string> {
  if (wanted.length === 0) return rejected(scheduledRules[kind].noneChosenMessage);
  if (new Set(wanted.map(({ sku }) => sku)).size < wanted.length) return rejected("Um produto está repetido.");
  const items: ScheduledItem[] = [];
  for (const { sku, quantity } of wanted) {
    const product = products.find((each) => each.sku === sku);
    if (product === undefined) return rejected("Um dos produtos não está à venda.");
    const name = scheduledNameOf(product);
    if (!isForSale(product)) return rejected(`${name} está esgotado.`);
    const isAsItWas = own.some((item) => item.sku === sku && item.quantity === quantity);
    if (!isAsItWas && !isAllowedQuantity(optionQuantities(product), quantity)) {
      return rejected(`${name}: escolha uma das quantidades à venda.`);
    }
    items.push({ ...product, quantity });
  }
  return accepted(items);
}

/** The initial items of a change: the current ones that are still for sale. */
export function initialItems({ items, products }: Pick<OwnScheduled, "items" | "products">): readonly RequestedItem[] {
  return items
    .filter(({ sku }) => products.some((product) => product.sku === sku && isForSale(product)))
    .map(({ sku, quantity }) => ({ sku, quantity }));
}

/** Removes a product, or adds its smallest quantity. Undefined for the last one, which cannot be removed (MAN-277). */
export function toggleItem(
  wanted: readonly RequestedItem[],
  product: ScheduledProduct,
): readonly RequestedItem[] | undefined {
  const others = wanted.filter(({ sku }) => sku !== product.sku);
  if (others.length < wanted.length) return others.length === 0 ? undefined : others;
  const least = quantityAbove(optionQuantities(product), 0);
  return least === undefined ? wanted : [...wanted, { sku: product.sku, quantity: least }];
}

/** Replaces the quantity of one item. */
export function withQuantity(wanted: readonly RequestedItem[], changed: RequestedItem): readonly RequestedItem[] {
  return wanted.map((each) => (each.sku === changed.sku ? changed : each));
}

/** Whether the requested items equal the current ones. */
export function isSameSelection(wanted: readonly RequestedItem[], items: readonly RequestedItem[]): boolean {
  return (
    wanted.length === items.length &&
    wanted.every(({ sku, quantity }) => items.some((item) => item.sku === sku && item.quantity === quantity))
  );
}

/** The effects of a change, shown before it is saved (decision 55). */
export interface ItemsChange {
  readonly items: readonly ScheduledItem[];
  /** Zero without items, which are not shipped. */
  readonly freight: Cents;
  /** The freight as displayed; not an amount if the weight changes and the server does not send the data to compute it. */
  readonly freightText: string;
  /** The new monthly total as displayed; an unknown freight is named beside it. */
  readonly totalText: string;
  readonly rows: readonly ComparisonRow[];
  /** The first shipment with the change, in a sentence (MAN-223). */
  readonly firstText: string;
  /** The next lower unit price, in a sentence; absent if the price does not fall further. */
  readonly stepText?: string;
}

/** Computes the effects of a change. Quantities that are not for sale are used as given. */
export function itemsChangeOf(
  kind: ScheduledKind,
  subscription: OwnScheduled,
  wanted: readonly RequestedItem[],
): ItemsChange {
  const items = wanted.flatMap(({ sku, quantity }) => {
    const product = subscription.products.find((each) => each.sku === sku);
    return product === undefined ? [] : [{ ...product, quantity }];
  });
  const next = asNextSent(subscription);
  const freight = totalQuantity(items) === 0 ? zeroCents : freightOfItems(kind, next, items);
  const isFreightKnown =
    subscription.parcel !== undefined ||
    next.isStandalone ||
    weightInGrams(kind, items) === weightInGrams(kind, subscription.items);
  const before = costTexts(kind, subscription.items, subscription.freight);
  const after = costTexts(kind, items, isFreightKnown ? freight : undefined);
  const counted = (all: readonly ScheduledItem[]) => countedUnits(kind, totalQuantity(all));
  const { nextChargeOn } = subscription;
  const charge = nextChargeOn === undefined ? "" : ` em ${formatBrazilianDate(nextChargeOn)}`;
  const stepText = priceStepText(kind, items);
  return {
    items,
    freight,
    freightText: after.freight,
    totalText: after.total,
    rows: [
      { name: "Em cada envio", before: counted(subscription.items), after: counted(items) },
      { name: "Frete", before: before.freight, after: after.freight },
      { name: `Próxima cobrança${charge}`, before: before.charge, after: after.charge },
    ],
    firstText: firstTextOf(subscription),
    ...(stepText !== undefined && { stepText }),
  };
}

/** The monthly costs as displayed: without items there is neither a charge nor a freight. @param freight undefined if unknown. */
function costTexts(kind: ScheduledKind, items: readonly ScheduledItem[], freight: Cents | undefined) {
  if (totalQuantity(items) === 0) return { freight: "Nenhum", total: formatCents(zeroCents), charge: "Nenhuma" };
  const sum = formatCents(orderTotalOf(kind, items, freight ?? zeroCents));
  const total = freight === undefined ? `${sum} +\u00a0frete` : sum;
  return { freight: freight === undefined ? "Calculado ao salvar" : freightText(freight), total, charge: total };
}

/** The purchase as the shipment of its next charge is sent. */
export function asNextSent<Sent extends Pick<OwnScheduled, "isStandalone" | "isNextStandalone">>(sent: Sent): Sent {
  return { ...sent, isStandalone: sent.isStandalone || sent.isNextStandalone === true };
}

/** The freight of the items; unchanged if the server does not send the data to compute it. */
export function freightOfItems(
  kind: ScheduledKind,
  { isStandalone, freight, parcel }: Pick<OwnScheduled, "isStandalone" | "freight" | "parcel">,
  items: readonly ScheduledItem[],
): Cents {
  if (parcel === undefined) return freight;
  return scheduledFreightOf({
    dispatch: isStandalone ? "standalone" : "with-box",
    weightInGrams: weightInGrams(kind, items),
    state: parcel.state,
    parcelPrice: parcel.price,
  });
}

function firstTextOf({ nextChargeOn, isStandalone, isNextStandalone, sentWith }: OwnScheduled): string {
  const before = "O que já foi cobrado segue como está.";
  if (nextChargeOn === undefined) return `${before} A mudança vale a partir da próxima cobrança.`;
  const on = formatLongDate(nextChargeOn);
  const leavesOn = formatLongDate(handOverDay(nextChargeOn));
  const first = `${before} O primeiro envio com a mudança é o da cobrança de ${on}`;
  if (isStandalone || sentWith === undefined) return `${first}, e sai por volta de ${leavesOn}.`;
  if (!isNextStandalone) return `${first}, e vai com o BOX seguinte ${ofPet(sentWith)}.`;
  return `${first}. O BOX ${ofPet(sentWith)} termina antes: os produtos vão em envio avulso, por volta de ${leavesOn}, com frete próprio.`;
}
