import type { Clock } from "@petbox/domain/calendar/clock";
import type { Failure } from "@petbox/domain/failure/failure";
import type { OverdueChargeResult } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { useCallback, useRef } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { failureOf } from "../client/apiError.ts";
import { readResolution } from "./api.ts";

/**
 * Reads the resolution on request and dispatches the result, unless a later request was answered first; a failure, only of the last request.
 * @param clock the clock of `readAt`.
 * @returns a function that reads it, and never rejects.
 */
export function useReadResolution(
  subscription: string,
  dispatch: (event: Extract<PaymentPanelEvent, { type: "resolved" | "unread" }>) => void,
  clock: Clock,
): () => Promise<Result<OverdueChargeResult | undefined, Failure>> {
  const client = useApiClient();
  const requests = useRef({ sent: 0, lastAnswered: 0 });

  return useCallback(async () => {
    const { current } = requests;
    current.sent += 1;
    const request = current.sent;
    // Data is at least as old as its request: a slow reply must not extend a PIX.
    const readAt = clock();
    try {
      const resolution = await readResolution(client, subscription);
      if (request > current.lastAnswered) {
        current.lastAnswered = request;
        dispatch({ type: "resolved", resolution, readAt });
      }
      return accepted(resolution);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (request === current.sent) dispatch({ type: "unread", failure });
      return rejected(failure);
    }
  }, [client, subscription, dispatch, clock]);
}
