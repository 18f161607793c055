import { cents, lesserCents, zeroCents } from "@petbox/domain/money/cents";
import { freightOfItems } from "@petbox/domain/scheduled/itemsChange";
import { isForSale } from "@petbox/domain/scheduled/scheduledItem";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import type { Subscription } from "../backend/checkout/collections.ts";
import { parcelTo } from "../seed/freight.ts";
import { scheduledProducts } from "../seed/scheduledProducts.ts";
import { itemsOf } from "./itemsOf.ts";
import type { ScheduledChange } from "./scheduled.ts";

/** The codes of the sold-out products. */
export type SoldOut = ReadonlySet<string>;

type Bought = Pick<Subscription, "purchase" | "amount" | "freight" | "state">;

/**
 * The items and the price of a scheduled purchase on a day, without sold-out products. Undefined when nothing is
 * left: then not even the freight is charged.
 */
export function purchaseInStock(subscription: Bought, soldOut: SoldOut): ScheduledChange | undefined {
  const { purchase, amount, freight = zeroCents, state } = subscription;
  if (purchase === undefined) return undefined;
  const { kind, items, withBoxOf, aloneSince } = purchase;
  const products = scheduledProducts.filter(({ sku }) => !soldOut.has(sku));
  const left = itemsOf(items, products).filter(isForSale);
  if (left.length === 0) return undefined;
  if (left.length === items.length) return { items, amount: cents(amount), freight: cents(freight) };
  const parcel = state && { parcel: parcelTo(state) };
  const sent = {
    isStandalone: withBoxOf === undefined || aloneSince !== undefined,
    freight: cents(freight),
    ...parcel,
  };
  return {
    items: left.map(({ sku, quantity }) => ({ sku, quantity })),
    amount: itemsPriceOf(kind, left),
    // A lighter parcel never costs more.
    freight: lesserCents(cents(freight), freightOfItems(kind, sent, left)),
  };
}
