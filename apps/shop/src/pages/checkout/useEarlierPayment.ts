import { usePaymentResult } from "@petbox/api-client/checkout/usePaymentResult";
import type { EarlierPaymentScreenProps } from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { useState } from "react";
import { useSession } from "../../app/services.ts";
import { choseRepeatPayment } from "./repeatPayment.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

/**
 * The payment of the subscription that the visitor had when the page was opened. Its result is asked for first, so that
 * nobody pays twice for one box. A refused one is tried again; one without a result, when the wait for it was given up
 * for another card; and after a paid one another box may be begun.
 * @returns the reading of what stands in the way of paying; of null when the form may be shown.
 */
export function useEarlierPayment(): AsyncResult<EarlierPaymentScreenProps["payment"] | null> {
  const { answers, purchase } = useSession();
  // What this page opens itself is not an earlier one, nor is that which pads or food were begun after.
  const [subscription] = useState(answers.subscription === purchase?.after ? undefined : answers.subscription);
  const result = usePaymentResult(subscription);
  // The page that waited for it may have been left before the bank replied.
  useSubscriberNews(readyValue(result) === "paid");
  return mapAsyncResult(result, (result) => {
    if (subscription === undefined || result === "refused") return null;
    if (result === "paid") return choseRepeatPayment("another-box", subscription) ? null : "paid";
    return choseRepeatPayment("another-card", subscription) ? null : "under-way";
  });
}
