import type { ExtraItem } from "@petbox/domain/plan/offer";
import type { Store } from "../store.ts";

/** Those of which there are some left. */
export function inStock(store: Store, items: readonly ExtraItem[]): readonly ExtraItem[] {
  return items.filter(({ tag }) => store.soldOutItems.get(tag) === undefined);
}
