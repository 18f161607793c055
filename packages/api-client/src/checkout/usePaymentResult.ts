import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import { useCallback, useEffect, useState } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { readPaymentResult } from "./api.ts";

/**
 * The result of a payment that was sent before: asked for at once, and again whenever the customer comes back to the
 * page. undefined before the first reply; no reply leaves a result that nobody knows yet "unknown".
 * @param subscription the one that was paid for; nothing is asked without one.
 */
export function usePaymentResult(subscription: string | undefined): PaymentResult | undefined {
  const client = useApiClient();
  const [result, setResult] = useState<PaymentResult>();
  const isWanted = subscription !== undefined && result !== "paid";

  const ask = useCallback(() => {
    readPaymentResult(client).then(setResult, () => setResult((known = "unknown") => known));
  }, [client]);

  useEffect(() => {
    if (subscription !== undefined) ask();
  }, [subscription, ask]);
  usePageReturn(isWanted, ask);

  return subscription === undefined ? undefined : result;
}
