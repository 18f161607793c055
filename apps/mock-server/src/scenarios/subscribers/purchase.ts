import { isStateCode } from "@petbox/domain/address/states";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import { freightOfItems } from "@petbox/domain/scheduled/itemsChange";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import type { Subscription } from "../../backend/checkout/collections.ts";
import type { ScheduledPurchase } from "../../backend/scheduled/purchase.ts";
import type { CustomerRecord } from "../../backend/session/collections.ts";
import { parcelTo } from "../../seed/freight.ts";
import { scheduledProducts } from "../../seed/scheduledProducts.ts";
import { itemsOf } from "../../simulation/itemsOf.ts";
import { cancelPurchaseNow } from "../../simulation/scheduled.ts";
import { changeSubscription } from "./customerActions.ts";
import { subscriptionOf } from "./subscription.ts";

/** A scheduled purchase after its first payment, at noon of its first day, at the shop's prices. */
export function purchaseOf(
  customer: CustomerRecord,
  on: CivilDate,
  { code, ...purchase }: ScheduledPurchase & { readonly code: string },
): Subscription {
  const { pet: _pet, ...bought } = subscriptionOf(customer, on, { code, pet: {} });
  const items = itemsOf(purchase.items, scheduledProducts);
  const { state = "" } = customer.address ?? {};
  const freight = freightOfItems(
    purchase.kind,
    {
      isStandalone: purchase.withBoxOf === undefined,
      freight: zeroCents,
      ...(isStateCode(state) && { parcel: parcelTo(state) }),
    },
    items,
  );
  return { ...bought, planTag: scheduledPurchasePlan, amount: itemsPriceOf(purchase.kind, items), freight, purchase };
}

/** Cancels a scheduled purchase. */
export const cancelPurchase = (on: CivilDate, code: string) =>
  changeSubscription(on, code, (subscription) => cancelPurchaseNow(subscription, on));
