import type { ExtraItem } from "@petbox/domain/plan/offer";
import type { WorldStore } from "../store.ts";

/** The items in stock. */
export function itemsInStock(store: WorldStore, items: readonly ExtraItem[]): readonly ExtraItem[] {
  return items.filter(({ tag }) => !isSoldOut(store, tag));
}

/** Whether the item with this tag is sold out. */
export function isSoldOut(store: WorldStore, tag: string): boolean {
  return store.soldOutItems.get(tag) !== undefined;
}
