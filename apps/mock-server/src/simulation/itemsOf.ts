import type { ScheduledItem, ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledQuantity } from "../backend/scheduled/purchase.ts";
import { goneProduct } from "../seed/scheduledProducts.ts";

/** The items of a purchase with current product data; discontinued products have no options. */
export function itemsOf(
  quantities: readonly ScheduledQuantity[],
  products: readonly ScheduledProduct[],
): readonly ScheduledItem[] {
  return quantities.map(({ sku, quantity }) => {
    const product = products.find((each) => each.sku === sku) ?? gone(sku);
    return { ...product, quantity };
  });
}

function gone(sku: string): ScheduledProduct {
  const { name, imageAlt } = goneProduct;
  return sku === goneProduct.sku ? { sku, name, imageAlt, options: [] } : { sku, name: "", options: [] };
}
