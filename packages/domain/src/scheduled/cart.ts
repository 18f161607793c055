import type { Cents } from "../money/cents.ts";
import { isAllowedQuantity, quantityAbove } from "../quantity/allowedQuantities.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import type { RequestedItem } from "./itemsChange.ts";
import { isForSale, type ScheduledItem, type ScheduledProduct, startQuantities } from "./scheduledItem.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";
import { totalQuantity, unitPriceOf } from "./scheduledPrice.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** Shown when a change of the cart fails without a reason from the server (FUN-345). */
export const cartFailedText = "Um erro ocorreu!";

/** A product in the cart (FUN-145). */
export interface CartItem extends RequestedItem {
  readonly name: string;
  readonly imageAlt: string;
  /** The unit price in this cart. */
  readonly unitPrice: Cents;
}

/** The maximum number of digits in a quantity parameter. */
const wholeQuantity = /^\d{1,6}$/;

/**
 * Parses a quantity from a URL; rejects with a sentence if it is not for sale. It has no upper limit (FUN-181).
 *
 * @example
 * parseCartQuantity(undefined, "1"); // { ok: false, error: "Este produto não está à venda." }
 */
export function parseCartQuantity(product: ScheduledProduct | undefined, text: string): Result<number, string> {
  if (product === undefined) return rejected("Este produto não está à venda.");
  const name = scheduledNameOf(product);
  if (!isForSale(product)) return rejected(`${name} está esgotado.`);
  const quantity = wholeQuantity.test(textIn(text)) ? Number(text) : 0;
  return isAllowedQuantity(startQuantities(product), quantity)
    ? accepted(quantity)
    : rejected(`${name}: escolha uma das quantidades à venda.`);
}

/** The items of a cart that are still for sale; sold-out ones do not block the others. */
export function cartItems(
  products: readonly ScheduledProduct[],
  cart: readonly RequestedItem[],
): readonly ScheduledItem[] {
  return itemsIn(cart, products).filter((item) => isAllowedQuantity(startQuantities(item), item.quantity));
}

/** The items of a cart that have sold out. */
export function soldOutCartItems(
  products: readonly ScheduledProduct[],
  cart: readonly RequestedItem[],
): readonly ScheduledItem[] {
  return itemsIn(cart, products).filter((item) => !isForSale(item));
}

function itemsIn(cart: readonly RequestedItem[], products: readonly ScheduledProduct[]): readonly ScheduledItem[] {
  return products.flatMap((product) => {
    const quantity = cart.find(({ sku }) => sku === product.sku)?.quantity;
    return quantity === undefined ? [] : [{ ...product, quantity }];
  });
}

/** The cart as displayed (FUN-144, FUN-145). */
export function cartOfItems(kind: ScheduledKind, items: readonly ScheduledItem[]): readonly CartItem[] {
  const total = totalQuantity(items);
  return items.map((item) => ({
    sku: item.sku,
    name: scheduledNameOf(item),
    imageAlt: item.imageAlt ?? "",
    unitPrice: unitPriceOf(kind, item, total),
    quantity: item.quantity,
  }));
}

/** The smallest quantity of a product that can be added to the cart. */
export function smallestQuantity(product: ScheduledProduct): number | undefined {
  return quantityAbove(startQuantities(product), 0);
}
