import type { ExtraItem } from "@petbox/domain/plan/offer";
import type { Store } from "../store.ts";

/** Those of which there are some left. */
export function inStock(store: Store, items: readonly ExtraItem[]): readonly ExtraItem[] {
  return items.filter(({ tag }) => !isSoldOut(store, tag));
}

/** Whether nobody can have the item of a tag just now. */
export function isSoldOut(store: Store, tag: string): boolean {
  return store.soldOutItems.get(tag) !== undefined;
}
