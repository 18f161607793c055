import { readChosenPlan, recordPurchase } from "@petbox/api-client/checkout/api";
import type { ApiClient } from "@petbox/api-client/client/client";
import { zeroCents } from "@petbox/domain/money/cents";
import { analyticsAmount } from "@petbox/domain/payment/purchase";
import { useEffect } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

const note = "petbox-purchase-recorded";

/** The recorded subscriptions of each client, including pending requests. The tab's note survives a reload. */
const recordedBy = new WeakMap<ApiClient, Set<string>>();

function recordedOf(client: ApiClient): Set<string> {
  const recorded = recordedBy.get(client) ?? new Set();
  recordedBy.set(client, recorded);
  return recorded;
}

/**
 * Reports an approved purchase to the server, once per subscription, for analytics (MAN-231). A failure is silent, and
 * retried by the next page after the payment.
 */
export function useRecordedPurchase(isPaid: boolean, subscription: string): void {
  const { client } = useServices();
  const { coupon } = useSession();

  useEffect(() => {
    if (!isPaid) return;
    const recorded = recordedOf(client);
    if (recorded.has(subscription) || readFromTab(note) === subscription) return;
    recorded.add(subscription);
    record(subscription).catch(() => recorded.delete(subscription));

    async function record(code: string) {
      const plan = await readChosenPlan(client);
      if (plan === undefined) return;
      const value = analyticsAmount({ amount: plan.total, parcels: plan.length, shipping: zeroCents });
      if (value === undefined) return;
      await recordPurchase(client, { subscription: code, plan: plan.code, coupon: coupon ?? "", value });
      storeInTab(note, code);
    }
  }, [isPaid, subscription, client, coupon]);
}
