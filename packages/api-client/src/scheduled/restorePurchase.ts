import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import type { ApiClient } from "../client/client.ts";
import { undefinedIfRefused } from "../client/undefinedIfRefused.ts";
import { beginPurchase, changeCart } from "./startApi.ts";

/** The part of an ended session that its successor gets again. */
interface EndedPurchase {
  readonly cart: ReadonlyMap<ScheduledKind, readonly RequestedItem[]>;
  /** Null without a purchase in progress. */
  readonly purchase: OpenPurchase | null;
}

/**
 * Fills the cart of a new session again, and starts the purchase that was in progress. Sold-out products are left out.
 * @returns the purchase; null if it needs its customer, because it travels with their box, or if its cart is not known.
 * @throws ApiError if a call fails for another reason than a refusal.
 */
export async function restorePurchase(
  client: ApiClient,
  { cart, purchase }: EndedPurchase,
): Promise<OpenPurchase | null> {
  for (const item of [...cart.values()].flat()) await undefinedIfRefused(() => changeCart(client, item));
  if (purchase === null || purchase.withBox || !cart.has(purchase.kind)) return null;
  const { kind } = purchase;
  const begun = await undefinedIfRefused(async () => {
    await beginPurchase(client, { kind, withBoxOf: undefined });
    return true;
  });
  return begun ? { kind, withBox: false } : null;
}
