import { formatBrazilianDate, formatLongDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { ofPet } from "../pet/phrases.ts";
import { isAllowedQuantity, quantityAbove } from "../quantity/allowedQuantities.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { handOverDay } from "../shipment/nextEvent.ts";
import type { OwnScheduled } from "./ownScheduled.ts";
import { freightText, scheduledFreightOf, weightInGrams } from "./scheduledFreight.ts";
import { isForSale, optionQuantities, type ScheduledItem, type ScheduledProduct } from "./scheduledItem.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { nextPriceStep, orderTotalOf, totalQuantity } from "./scheduledPrice.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** So many of a product, by its code alone. */
export interface WantedItem {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * What somebody wants, out of what can be had. Each is named once, in a quantity that it is sold in, or in the one in which it
 * comes by now, which may be above those (FUN-181); and one at least is wanted (MAN-277, MAN-279). The server asks the same.
 */
export function parseWantedItems(
  kind: ScheduledKind,
  wanted: readonly WantedItem[],
  { items: own, products }: { readonly items: readonly WantedItem[]; readonly products: readonly ScheduledProduct[] },
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

/** What a change begins with: what is wanted by now and can still be had. */
export function wantedOf({ items, products }: Pick<OwnScheduled, "items" | "products">): readonly WantedItem[] {
  return items
    .filter(({ sku }) => products.some((product) => product.sku === sku && isForSale(product)))
    .map(({ sku, quantity }) => ({ sku, quantity }));
}

/** Without a product, or with the least of it. The last one stays: then nothing comes of it (MAN-277). */
export function toggled(wanted: readonly WantedItem[], product: ScheduledProduct): readonly WantedItem[] | undefined {
  const others = wanted.filter(({ sku }) => sku !== product.sku);
  if (others.length < wanted.length) return others.length === 0 ? undefined : others;
  const least = quantityAbove(optionQuantities(product), 0);
  return least === undefined ? wanted : [...wanted, { sku: product.sku, quantity: least }];
}

/** Another quantity of one of them. */
export function withQuantity(wanted: readonly WantedItem[], changed: WantedItem): readonly WantedItem[] {
  return wanted.map((each) => (each.sku === changed.sku ? changed : each));
}

/** Whether nothing would be another than it is. */
export function isSameWish(wanted: readonly WantedItem[], items: readonly WantedItem[]): boolean {
  return (
    wanted.length === items.length &&
    wanted.every(({ sku, quantity }) => items.some((item) => item.sku === sku && item.quantity === quantity))
  );
}

/** What a change would bring, before anybody saves it (decision 55). */
export interface ItemsChange {
  readonly items: readonly ScheduledItem[];
  readonly freight: Cents;
  /** What each month costs from then on. */
  readonly total: Cents;
  readonly things: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** From which shipment on, in a sentence (MAN-223). */
  readonly firstText: string;
  /** What one would pay with a few more, in a sentence; absent where the price does not fall any more. */
  readonly stepText?: string;
}

/** Works out what a change would bring. What is not for sale, or in no quantity that is, counts as it is written. */
export function itemsChangeOf(
  kind: ScheduledKind,
  subscription: OwnScheduled,
  wanted: readonly WantedItem[],
): ItemsChange {
  const items = wanted.flatMap(({ sku, quantity }) => {
    const product = subscription.products.find((each) => each.sku === sku);
    return product === undefined ? [] : [{ ...product, quantity }];
  });
  const freight = freightOfItems(kind, subscription, items);
  const total = orderTotalOf(kind, items, freight);
  const totalBefore = orderTotalOf(kind, subscription.items, subscription.freight);
  const counted = (all: readonly ScheduledItem[]) => countedUnits(kind, totalQuantity(all));
  const { nextChargeOn } = subscription;
  const charge = nextChargeOn === undefined ? "" : ` em ${formatBrazilianDate(nextChargeOn)}`;
  const step = nextPriceStep(kind, items);
  return {
    items,
    freight,
    total,
    things: [
      { name: "Em cada envio", before: counted(subscription.items), after: counted(items) },
      { name: "Frete", before: freightText(subscription.freight), after: freightText(freight) },
      { name: `Próxima cobrança${charge}`, before: formatCents(totalBefore), after: formatCents(total) },
    ],
    firstText: firstTextOf(subscription),
    ...(step && {
      stepText: `Com mais ${countedUnits(kind, step.more)}, cada um sai por ${formatCents(step.unitPrice)}.`,
    }),
  };
}

/** The freight of what is wanted; as it is where the server keeps to itself what it is worked out of. */
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

function firstTextOf({ nextChargeOn, isStandalone, sentWith }: OwnScheduled): string {
  const before = "O que já foi cobrado segue como está.";
  if (nextChargeOn === undefined) return `${before} A mudança vale a partir da próxima cobrança.`;
  const on = formatLongDate(nextChargeOn);
  const leaves =
    isStandalone || sentWith === undefined
      ? `sai por volta de ${formatLongDate(handOverDay(nextChargeOn))}`
      : `vai com o BOX ${ofPet(sentWith)} seguinte`;
  return `${before} O primeiro envio com a mudança é o da cobrança de ${on}, e ${leaves}.`;
}
