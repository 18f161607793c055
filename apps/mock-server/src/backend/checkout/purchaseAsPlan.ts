import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { cartOfItems } from "@petbox/domain/scheduled/cart";
import type { PurchasedItem, PurchaseSummary, StillInCart } from "@petbox/domain/scheduled/purchaseSummary";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledKinds, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import type { InSessionNow } from "../requestContext.ts";
import { firstShipmentOf } from "../scheduled/boxShipDate.ts";
import { cartOf } from "../scheduled/cartOf.ts";
import { type PricedPurchase, pricedPurchase } from "../scheduled/pricedPurchase.ts";
import { accountOf } from "../session/customers.ts";

/** The session's scheduled purchase as a monthly plan; undefined if none of its items is available. */
export function purchaseAsPlan(inSession: InSessionNow): SelectedPlan | undefined {
  const purchase = pricedPurchase(inSession);
  if (purchase === undefined || purchase.items.length === 0) return undefined;
  const { kind, amount } = purchase;
  return {
    name: scheduledRules[kind].title,
    code: scheduledPurchasePlan,
    length: 1,
    monthlyPrice: amount,
    total: amount,
    purchase: summaryOf(inSession, purchase),
  };
}

/** The contents, the delivery, and the day of the first shipment if it is paid today. */
function summaryOf(inSession: InSessionNow, { kind, items, gone, box, isBoxGone }: PricedPurchase): PurchaseSummary {
  const { store, visitor } = inSession;
  const customerCode = accountOf(visitor) ?? "";
  const withBox = { customerCode, purchase: { kind, items, ...(box && { withBoxOf: box.code }) } };
  const stillInCart = stillInCartOf(inSession, kind);
  const firstShipmentOn = isBoxGone ? undefined : firstShipmentOf(store, withBox, civilDateAt(inSession.clock()));
  return {
    items: [...toldOf(kind, items, false), ...toldOf(kind, gone, true)],
    isStandalone: box === undefined && !isBoxGone,
    ...(box && { sentWith: box.pet }),
    ...(firstShipmentOn && { firstShipmentOn }),
    ...(stillInCart && { stillInCart }),
  };
}

function toldOf(kind: ScheduledKind, items: readonly ScheduledItem[], isGone: boolean): readonly PurchasedItem[] {
  return cartOfItems(kind, items).map((item, index) => {
    const image = items[index]?.image;
    return { ...item, ...(image && { image }), isGone };
  });
}

/** Items of the other kind in the cart, left for a separate purchase. */
function stillInCartOf({ store, visitor }: InSessionNow, bought: ScheduledKind): StillInCart | undefined {
  const others = scheduledKinds.filter((kind) => kind !== bought);
  return others
    .map((kind) => ({ kind, quantity: totalQuantity(cartOf(store, visitor, kind)) }))
    .find(({ quantity }) => quantity > 0);
}
