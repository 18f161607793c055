import { freightOfItems } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import type { ScheduledChange } from "../../simulation/scheduled.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { RequestContext } from "../requestContext.ts";
import { ownScheduledOf } from "./ownScheduled.ts";

/** The new contents of a purchase with the server's own prices and freight (MAN-337). */
export function changedPurchase(
  context: Pick<RequestContext<unknown>, "store" | "clock">,
  subscription: Subscription,
  items: readonly ScheduledItem[],
): ScheduledChange {
  const kind = subscription.purchase?.kind ?? "hygiene";
  const own = ownScheduledOf(context.store, subscription, context.clock());
  return {
    items: items.map(({ sku, quantity }) => ({ sku, quantity })),
    amount: itemsPriceOf(kind, items),
    freight: freightOfItems(kind, own, items),
  };
}
