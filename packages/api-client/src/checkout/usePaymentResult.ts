import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { createPolling, type Polling } from "../realtime/polling.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { readPaymentResult } from "./api.ts";

/** A result never stands for another subscription's payment. */
interface KnownResult {
  readonly subscription: string | undefined;
  readonly result: PaymentResult;
}

/**
 * The result of an earlier payment: read at once, again whenever the customer returns to the page, and polled while it is
 * unknown. A failed request leaves an unknown result "unknown". A later request's reply wins over an earlier one's, and a
 * paid result is final (decision 34).
 * @param subscription the paid subscription; undefined reads nothing.
 */
export function usePaymentResult(subscription: string | undefined): AsyncResult<PaymentResult | undefined> {
  const client = useApiClient();
  const [known, setKnown] = useState<KnownResult>();
  const result = known?.subscription === subscription ? known?.result : undefined;
  const isWanted = subscription !== undefined && result !== "paid";
  const turns = useRef({ subscription, asked: 0, latestReply: 0 });

  const ask = useCallback(async () => {
    if (turns.current.subscription !== subscription) turns.current = { subscription, asked: 0, latestReply: 0 };
    turns.current.asked += 1;
    const turn = turns.current.asked;
    const reply = await readPaymentResult(client, subscription).catch(() => undefined);
    if (turns.current.subscription !== subscription) return;
    const isLate = reply !== "paid" && turn < turns.current.latestReply;
    if (reply !== undefined && !isLate) turns.current.latestReply = turn;
    setKnown((known) => {
      if (known?.subscription !== subscription) return { subscription, result: reply ?? "unknown" };
      return reply === undefined || isLate || known?.result === "paid" ? known : { subscription, result: reply };
    });
  }, [client, subscription]);

  useEffect(() => {
    if (subscription !== undefined) void ask();
  }, [subscription, ask]);
  const polling = useRef<Polling>(undefined);
  usePageReturn(isWanted, () => {
    void ask();
    polling.current?.restart();
  });
  const isUnknown = result === "unknown";
  useEffect(() => {
    if (!isUnknown) return;
    const started = createPolling(() => (document.visibilityState === "visible" ? ask() : undefined));
    polling.current = started;
    started.start();
    return started.stop;
  }, [isUnknown, ask]);

  return isWanted && result === undefined ? { status: "loading" } : { status: "ready", value: result };
}
