import type { Cents } from "../money/cents.ts";
import { isAllowedQuantity, quantityAbove } from "../quantity/allowedQuantities.ts";
import { accepted, type Result, rejected } from "../result.ts";
import type { WantedItem } from "./itemsChange.ts";
import { isForSale, type ScheduledItem, type ScheduledProduct, startQuantities } from "./scheduledItem.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";
import { totalQuantity, unitPriceOf } from "./scheduledPrice.ts";
import { scheduledNameOf } from "./scheduledProducts.ts";

/** Said of a change of the cart that failed, where the server does not say why (FUN-345). */
export const cartFailedText = "Um erro ocorreu!";

/** A product in the cart (FUN-145). */
export interface CartItem extends WantedItem {
  readonly name: string;
  readonly imageAlt: string;
  /** What one costs in this cart. */
  readonly unitPrice: Cents;
}

/** As many digits as an address may have for a quantity: more is no purchase, whatever it is. */
const wholeQuantity = /^\d{1,6}$/;

/** So many of a product as an address asks for; a sentence where it cannot be had so. It goes up without an end (FUN-181). */
export function parseCartQuantity(product: ScheduledProduct | undefined, text: string): Result<number, string> {
  if (product === undefined) return rejected("Este produto não está à venda.");
  const name = scheduledNameOf(product);
  if (!isForSale(product)) return rejected(`${name} está esgotado.`);
  const quantity = wholeQuantity.test(text) ? Number(text) : 0;
  return isAllowedQuantity(startQuantities(product), quantity)
    ? accepted(quantity)
    : rejected(`${name}: escolha uma das quantidades à venda.`);
}

/** What is in a cart and can still be had: what is sold out meanwhile stands in nobody's way. */
export function cartItems(
  products: readonly ScheduledProduct[],
  cart: readonly WantedItem[],
): readonly ScheduledItem[] {
  return products.flatMap((product) => {
    const quantity = cart.find(({ sku }) => sku === product.sku)?.quantity;
    const isThere = quantity !== undefined && isAllowedQuantity(startQuantities(product), quantity);
    return isThere ? [{ ...product, quantity }] : [];
  });
}

/** What is in a cart and is sold out by now. */
export function goneItems(
  products: readonly ScheduledProduct[],
  cart: readonly WantedItem[],
): readonly ScheduledItem[] {
  return products
    .filter((product) => !isForSale(product))
    .flatMap((product) => {
      const quantity = cart.find(({ sku }) => sku === product.sku)?.quantity;
      return quantity === undefined ? [] : [{ ...product, quantity }];
    });
}

/** The same as it is told (FUN-144, FUN-145). */
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

/** The least of a product that can be put into the cart. */
export function leastOf(product: ScheduledProduct): number | undefined {
  return quantityAbove(startQuantities(product), 0);
}
