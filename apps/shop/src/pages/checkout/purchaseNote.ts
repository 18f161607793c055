import type { OpenedSubscription } from "@petbox/api-client/checkout/api";
import { analyticsAmount } from "@petbox/domain/payment/purchase";
import { fieldOf } from "../../browser/fieldOf.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** What analytics records of a purchase. */
export interface NotedPurchase {
  readonly plan: string;
  readonly coupon: string;
  /** Decimal reais (FUN-331). */
  readonly value: number;
}

/** The name of the tab's note: the last purchase that was sent and is not recorded yet. */
const note = "petbox-purchase";

/**
 * Keeps the purchase of a submitted card until the bank approves it. The note names its subscription: a refused one is never read, because
 * its payment is not approved, and the next card replaces it.
 */
export function notePurchase({ code, purchase }: OpenedSubscription): void {
  const value = purchase && analyticsAmount(purchase);
  const noted = value !== undefined && { code, plan: purchase?.planCode, coupon: purchase?.coupon, value };
  storeInTab(note, noted ? JSON.stringify(noted) : undefined);
}

/** The purchase that opened a subscription; undefined if another tab or device paid, and once it is recorded. */
export function readPurchaseNote(subscription: string): NotedPurchase | undefined {
  const noted = parsed(readFromTab(note) ?? "");
  const [plan, coupon, value] = [fieldOf(noted, "plan"), fieldOf(noted, "coupon"), fieldOf(noted, "value")];
  if (fieldOf(noted, "code") !== subscription) return undefined;
  if (typeof plan !== "string" || typeof coupon !== "string" || typeof value !== "number") return undefined;
  return { plan, coupon, value };
}

/** Removes the note of a recorded purchase. */
export function removePurchaseNote(subscription: string): void {
  if (readPurchaseNote(subscription) !== undefined) storeInTab(note, undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
