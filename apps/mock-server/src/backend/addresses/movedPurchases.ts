import { isStateCode } from "@petbox/domain/address/states";
import { addCents, type Cents } from "@petbox/domain/money/cents";
import { asNextSent, freightOfItems } from "@petbox/domain/scheduled/itemsChange";
import type { MovedPurchase } from "@petbox/domain/scheduled/movedPurchase";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { parcelTo } from "../../seed/freight.ts";
import { itemsOf } from "../../simulation/itemsOf.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { RequestContext } from "../requestContext.ts";
import { carriedPurchases } from "../scheduled/carriedPurchases.ts";
import { catalogueOf } from "../scheduled/ownProducts.ts";
import { ownScheduledOf } from "../scheduled/ownScheduled.ts";
import type { CustomerAddress } from "../session/collections.ts";

type Now = Pick<RequestContext<unknown>, "store" | "clock">;

/** A scheduled purchase that changes address, and the effects of the move. */
interface Moving {
  readonly subscription: Subscription;
  readonly change: MovedPurchase;
  /** The freight of the whole purchase at the new address, including products that are sold out now. */
  readonly freight: Cents;
}

/** The scheduled purchases that move with a subscription: the purchase itself, or all that travel with the box. */
export function movedPurchases(now: Now, subscription: Subscription, address: CustomerAddress): readonly Moving[] {
  const { store, clock } = now;
  const moving = subscription.purchase === undefined ? carriedPurchases(store, subscription, clock()) : [subscription];
  return moving.flatMap((each) => movingTo(now, each, address) ?? []);
}

function movingTo(now: Now, subscription: Subscription, { state }: CustomerAddress): Moving | undefined {
  const { purchase } = subscription;
  if (purchase === undefined || !isStateCode(state)) return undefined;
  const { kind } = purchase;
  const own = ownScheduledOf(now.store, subscription, now.clock());
  const parcel = parcelTo(state);
  const freightThere = (items: readonly ScheduledItem[]) => freightOfItems(kind, { ...own, parcel }, items);
  const newFreight = freightOfItems(kind, { ...asNextSent(own), parcel }, own.items);
  const price = itemsPriceOf(kind, own.items);
  const change = {
    kind,
    isWithBox: !own.isStandalone,
    ...(own.isNextStandalone && { isNextStandalone: true }),
    freight: own.freight,
    newFreight,
    total: addCents(price, own.freight),
    newTotal: addCents(price, newFreight),
  };
  return { subscription, change, freight: freightThere(itemsOf(purchase.items, catalogueOf(kind))) };
}
