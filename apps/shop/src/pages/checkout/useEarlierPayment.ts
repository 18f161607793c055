import { usePaymentResult } from "@petbox/api-client/checkout/usePaymentResult";
import type { EarlierPaymentScreenProps } from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { useState } from "react";
import { useSession } from "../../app/services.ts";
import { choseRepeatPayment } from "./repeatPayment.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

/**
 * The earlier payment that blocks the card form, so that no customer pays twice for one box. A refused payment does not
 * block; a payment without a result does, until the customer chooses another card; a paid one does, until the customer
 * starts another box.
 * @returns null if the form can be shown.
 */
export function useEarlierPayment(): AsyncResult<EarlierPaymentScreenProps["payment"] | null> {
  const { answers, purchase } = useSession();
  // Read once: a subscription opened on this page is not an earlier one. Neither is the one that a scheduled purchase follows.
  const [subscription] = useState(answers.subscription === purchase?.after ? undefined : answers.subscription);
  const result = usePaymentResult(subscription);
  // The waiting page may have been left before the bank replied.
  useSubscriberNews(readyValue(result) === "paid");
  return mapAsyncResult(result, (result) => {
    if (subscription === undefined || result === "refused") return null;
    if (result === "paid") return choseRepeatPayment("another-box", subscription) ? null : "paid";
    return choseRepeatPayment("another-card", subscription) ? null : "under-way";
  });
}
