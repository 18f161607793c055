import type { WorldStore } from "../store.ts";

/** The shop that serves a customer, if it is a special one. */
export function shopOf(store: WorldStore, customerCode: string): { readonly shop?: string } {
  const shop = store.ownRecommendations.get(customerCode)?.shop;
  return shop === undefined ? {} : { shop };
}
