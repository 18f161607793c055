import { cartItems } from "@petbox/domain/scheduled/cart";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { isRefusedPayment } from "../checkout/isRefusedPayment.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";
import { productsOf } from "./ownProducts.ts";

/** Quantities by product code. */
export type Cart = Readonly<Record<string, number>>;

/** The available items of a kind in the session's cart. */
export function cartOf(store: WorldStore, visitor: InSession, kind: ScheduledKind): readonly ScheduledItem[] {
  return cartItems(productsOf(store, kind), cartQuantitiesOf(store, visitor, kind));
}

type InSession = Pick<SessionRecord, "cart" | "purchase" | "answers">;

/** The cart's quantities of a kind, including sold-out products. */
export function cartQuantitiesOf(store: WorldStore, visitor: InSession, kind: ScheduledKind): readonly RequestedItem[] {
  const skus = new Set<string>(scheduledProducts.filter((product) => product.kind === kind).map(({ sku }) => sku));
  return Object.entries(wholeCartOf(store, visitor)).flatMap(([sku, quantity]) =>
    skus.has(sku) ? [{ sku, quantity }] : [],
  );
}

/** The session's cart, including a purchase whose payment was refused. */
export function wholeCartOf(store: WorldStore, { cart = {}, purchase, answers }: InSession): Cart {
  if (purchase?.bought === undefined || !isPurchaseRefused(store, answers.subscription)) return cart;
  return { ...Object.fromEntries(purchase.bought.map(({ sku, quantity }) => [sku, quantity])), ...cart };
}

/** Whether the bank refused the payment of the session's purchase. */
export function isPurchaseRefused(store: WorldStore, code: string | undefined): boolean {
  const subscription = store.subscriptions.get(code ?? "");
  return subscription !== undefined && isRefusedPayment(subscription);
}

/** The cart without these products. */
export function cartWithout(cart: Cart, skus: readonly string[]): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([sku]) => !skus.includes(sku)));
}
