import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import type { Store } from "../store.ts";

/** What can be had of a kind; of what is sold out only its name is left. */
export function productsOf(store: Store, kind: ScheduledKind): readonly ScheduledProduct[] {
  const soldOut = soldOutIn(store);
  return catalogueOf(kind).map((product) => (soldOut.has(product.sku) ? { ...product, options: [] } : product));
}

/** The codes of what is sold out. */
export function soldOutIn(store: Store): ReadonlySet<string> {
  return new Set(store.soldOutItems.all().map(({ tag }) => tag));
}

/** All that is sold of a kind, also what is sold out just now. */
export function catalogueOf(kind: ScheduledKind): readonly ScheduledProduct[] {
  return scheduledProducts.filter((product) => product.kind === kind).map(({ kind: _kind, ...product }) => product);
}
