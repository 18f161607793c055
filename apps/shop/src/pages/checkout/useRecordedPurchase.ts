import { readChosenPlan, recordPurchase } from "@petbox/api-client/checkout/api";
import type { ApiClient } from "@petbox/api-client/client/client";
import { zeroCents } from "@petbox/domain/money/cents";
import { analyticsAmount } from "@petbox/domain/payment/purchase";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { useEffect } from "react";
import { useConsent } from "../../analytics/consent.ts";
import { useServices, useSession } from "../../app/services.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import { type NotedPurchase, readPurchaseNote, removePurchaseNote } from "./purchaseNote.ts";

/** The name of the tab's note of the recorded subscription, which survives a reload. */
const note = "petbox-purchase-recorded";

/** The name of the tab's note of the subscription whose event is in the data layer, which survives a reload. */
const trackedNote = "petbox-purchase-tracked";

/**
 * Reports an approved purchase, once per subscription: to the data layer (FUN-329), if this tab paid it, and to the server
 * (MAN-231). Nothing is reported without the visitor's consent, where the page asks for it. A failure is silent, and retried by the next
 * page after the payment.
 */
export function useRecordedPurchase(isPaid: boolean, subscription: string): void {
  const { client, analytics, recordedPurchases: recorded } = useServices();
  const { coupon } = useSession();
  const hasConsent = useConsent();

  useEffect(() => {
    if (!isPaid || !hasConsent) return;
    if (recorded.has(subscription) || readFromTab(note) === subscription) return;
    recorded.add(subscription);
    const noted = readPurchaseNote(subscription);
    if (noted !== undefined && readFromTab(trackedNote) !== subscription) {
      analytics.track({ event: "purchase", transaction_id: subscription, currency: "BRL", ...noted });
      storeInTab(trackedNote, subscription);
    }
    record().catch(() => recorded.delete(subscription));

    async function record() {
      const purchase = noted ?? (await chosenPurchase(client, coupon));
      if (purchase === undefined) return;
      await recordPurchase(client, { subscription, ...purchase });
      storeInTab(note, subscription);
      removePurchaseNote(subscription);
    }
  }, [isPaid, hasConsent, subscription, client, analytics, recorded, coupon]);
}

/** The purchase by the session's plan, which may have changed since the payment: for a tab that has not paid itself. */
async function chosenPurchase(
  client: ApiClient,
  coupon: string | null | undefined,
): Promise<NotedPurchase | undefined> {
  const plan = await readChosenPlan(client);
  if (plan === undefined) return undefined;
  const value = analyticsAmount({ amount: plan.total, parcels: plan.length, shipping: zeroCents });
  if (value === undefined) return undefined;
  return { plan: plan.code, coupon: couponApplies(plan.length) ? (coupon ?? "") : "", value };
}
