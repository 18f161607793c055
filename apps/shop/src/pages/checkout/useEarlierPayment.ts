import { usePaymentResult } from "@petbox/api-client/checkout/usePaymentResult";
import { useState } from "react";
import { useSession } from "../../app/services.ts";
import { choseRepeatPayment } from "./repeatPayment.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

/** What stands in the way of paying; "none" when the form may be shown. */
export type EarlierPayment = "none" | "asking" | "under-way" | "paid";

/**
 * The payment of the subscription that the visitor had when the page was opened. Its result is asked for first, so that
 * nobody pays twice for one box. A refused one is tried again; one without a result, when the wait for it was given up
 * for another card; and after a paid one another box may be begun.
 */
export function useEarlierPayment(): EarlierPayment {
  const { answers, purchase } = useSession();
  // What this page opens itself is not an earlier one, nor is that which pads or food were begun after.
  const [subscription] = useState(answers.subscription === purchase?.after ? undefined : answers.subscription);
  const result = usePaymentResult(subscription);
  // The page that waited for it may have been left before the bank replied.
  useSubscriberNews(result === "paid");
  if (subscription === undefined || result === "refused") return "none";
  if (result === undefined) return "asking";
  if (result === "paid") return choseRepeatPayment("another-box", subscription) ? "none" : "paid";
  return choseRepeatPayment("another-card", subscription) ? "none" : "under-way";
}
