import { addCents, lesserCents } from "@petbox/domain/money/cents";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { purchaseInStock } from "./purchaseInStock.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

type Asked = Pick<SubscriptionState, "subscription" | "soldOut">;

/**
 * The part of an open charge that can still be sent; sold-out products are neither charged nor sent. Undefined without a remaining item, or
 * after it was called off.
 */
export function sendablePart({ subscription, soldOut }: Asked, charge: Charge): Charge | undefined {
  if (charge.calledOffOn !== undefined) return undefined;
  const { purchase } = subscription;
  const { items } = charge;
  if (purchase === undefined || items === undefined || !items.some(({ sku }) => soldOut?.has(sku))) return charge;
  const left = purchaseInStock({ ...subscription, purchase: { ...purchase, items } }, soldOut ?? new Set());
  // The rest never costs more than the original charge.
  return (
    left && { ...charge, items: left.items, amount: lesserCents(charge.amount, addCents(left.amount, left.freight)) }
  );
}
