import type { OverdueChargeResult } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import { useCallback, useRef } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { failureOf } from "../client/apiError.ts";
import { readResolution } from "./api.ts";

/**
 * Reads the resolution on request and reports the result. A reply is discarded as outdated once a later request has started.
 * @returns reads; resolves to the resolution, or to undefined.
 */
export function useReadResolution(
  subscription: string,
  dispatch: (event: Extract<PaymentPanelEvent, { type: "resolved" | "unread" }>) => void,
): () => Promise<OverdueChargeResult | undefined> {
  const client = useApiClient();
  const turns = useRef({ asked: 0, heard: 0 });

  return useCallback(async () => {
    const { current } = turns;
    current.asked += 1;
    const turn = current.asked;
    try {
      const resolution = await readResolution(client, subscription);
      if (turn > current.heard) {
        current.heard = turn;
        dispatch({ type: "resolved", resolution });
      }
      return resolution;
    } catch (thrown) {
      dispatch({ type: "unread", failure: failureOf(thrown) });
      return undefined;
    }
  }, [client, subscription, dispatch]);
}
