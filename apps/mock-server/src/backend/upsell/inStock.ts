import type { ExtraItem } from "@petbox/domain/plan/offer";
import type { Store } from "../store.ts";

/** The items in stock. */
export function inStock(store: Store, items: readonly ExtraItem[]): readonly ExtraItem[] {
  return items.filter(({ tag }) => !isSoldOut(store, tag));
}

/** Whether the item with this tag is sold out. */
export function isSoldOut(store: Store, tag: string): boolean {
  return store.soldOutItems.get(tag) !== undefined;
}
