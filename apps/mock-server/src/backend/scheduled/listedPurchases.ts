import { zeroCents } from "@petbox/domain/money/cents";
import { isForSale } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { purchaseInStock } from "../../simulation/purchaseInStock.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { soldOutIn } from "./ownProducts.ts";
import { ownScheduledOf } from "./ownScheduled.ts";

interface Asked {
  readonly kind: ScheduledKind;
  readonly now: number;
}

/** A customer's active subscriptions of a kind (SUB-102, MAN-060). */
export function listedPurchasesOf(store: WorldStore, customerCode: string, { kind, now }: Asked): ListedSubscription[] {
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase, endedOn }) => purchase?.kind === kind && endedOn === undefined)
    .map((subscription) => {
      const { code, planTag } = subscription;
      const own = ownScheduledOf(store, subscription, now);
      const { contractId, status, freight, isStandalone, sentWith, nextShipmentOn, waitingPayment } = own;
      return {
        code,
        contractId,
        id: code,
        status,
        plan: planTag,
        planValue: purchaseInStock(subscription, soldOutIn(store))?.amount ?? zeroCents,
        pet: {},
        freight,
        isStandalone,
        ...(sentWith && { sentWith }),
        ...(nextShipmentOn && { nextShipmentOn }),
        ...(waitingPayment && { waitingPayment }),
        facts: attentionFactsOf(store, subscription, now),
        items: [],
        scheduledItems: own.items.map(({ sku, name, quantity, image, imageAlt, options }) => ({
          sku,
          quantity,
          ...(name && { name }),
          ...(!isForSale({ options }) && { isGone: true }),
          ...(image && { image }),
          ...(imageAlt && { imageAlt }),
        })),
      };
    });
}
