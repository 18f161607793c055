import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { readPaymentResult } from "./api.ts";

/**
 * The result of an earlier payment: queried on load, and again whenever the customer returns to the page. A failed request leaves an
 * unknown result "unknown". A later request's reply takes precedence over an earlier one's, and a paid result is final (decision 34).
 * @param subscription the paid subscription; undefined makes no request.
 */
export function usePaymentResult(subscription: string | undefined): AsyncResult<PaymentResult | undefined> {
  const client = useApiClient();
  const [result, setResult] = useState<PaymentResult>();
  const isWanted = subscription !== undefined && result !== "paid";
  const turns = useRef({ asked: 0, heard: 0 });

  const ask = useCallback(async () => {
    turns.current.asked += 1;
    const turn = turns.current.asked;
    const heard = await readPaymentResult(client, subscription).catch(() => undefined);
    if (heard === undefined) return setResult((known = "unknown") => known);
    if (heard !== "paid" && turn < turns.current.heard) return;
    turns.current.heard = turn;
    setResult((known) => (known === "paid" ? known : heard));
  }, [client, subscription]);

  useEffect(() => {
    if (subscription !== undefined) void ask();
  }, [subscription, ask]);
  usePageReturn(isWanted, ask);

  return isWanted && result === undefined ? { status: "loading" } : { status: "ready", value: result };
}
