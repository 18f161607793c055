import { cartItems } from "@petbox/domain/scheduled/cart";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { Visitor } from "../session/collections.ts";
import type { Store } from "../store.ts";
import { productsOf } from "./ownProducts.ts";

/** What of a kind is in the session's cart and can still be had. */
export function cartOf(
  store: Store,
  { cart = {} }: Pick<Visitor, "cart">,
  kind: ScheduledKind,
): readonly ScheduledItem[] {
  const wanted = Object.entries(cart).map(([sku, quantity]) => ({ sku, quantity }));
  return cartItems(productsOf(store, kind), wanted);
}

/** The cart without what there is of a kind. */
export function cartWithout(
  { cart = {} }: Pick<Visitor, "cart">,
  skus: readonly string[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(cart).filter(([sku]) => !skus.includes(sku)));
}
