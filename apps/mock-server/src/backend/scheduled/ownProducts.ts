import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import type { WorldStore } from "../store.ts";

/** The available products of a kind; a sold-out one keeps only its name. */
export function productsOf(store: WorldStore, kind: ScheduledKind): readonly ScheduledProduct[] {
  const soldOut = soldOutIn(store);
  return catalogueOf(kind).map((product) => (soldOut.has(product.sku) ? { ...product, options: [] } : product));
}

/** The codes of the sold-out products. */
export function soldOutIn(store: WorldStore): ReadonlySet<string> {
  return new Set(store.soldOutItems.all().map(({ tag }) => tag));
}

/** All products of a kind, including sold-out ones. */
export function catalogueOf(kind: ScheduledKind): readonly ScheduledProduct[] {
  return scheduledProducts.filter((product) => product.kind === kind).map(({ kind: _kind, ...product }) => product);
}
