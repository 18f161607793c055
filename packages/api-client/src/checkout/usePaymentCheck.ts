import {
  initialPaymentCheck,
  isCounting,
  isRequestDue,
  nextPaymentCheck,
  type PaymentCheckEvent,
  type PaymentCheckState,
  type PaymentCheckVariant,
  type PaymentResult,
} from "@petbox/domain/payment/paymentCheck";
import { useEffect, useReducer } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { readPaymentResult } from "./api.ts";
import { useCheckoutPaymentEvents } from "./useCheckoutPaymentEvents.ts";

export interface PaymentCheckOptions {
  /** How a result that stays unknown ends: failed on the check page, pending on the welcome page. */
  readonly variant: PaymentCheckVariant;
  /** The private channel's customer; without it the result is polled instead. */
  readonly customerCode: string | null;
  /** The subscription of the pending payment. */
  readonly subscription: string | undefined;
  readonly connectRealtime: ConnectRealtime;
  /** One second of the countdown, in milliseconds. */
  readonly second: number;
}

export interface PaymentCheck {
  readonly state: PaymentCheckState;
  /** Queries the result immediately, on the customer's request. Rejects with ApiError if the server does not reply. */
  readonly askAgain: () => Promise<PaymentResult>;
}

/**
 * Waits for the result of a payment: by event, and by a query on load, at 60 seconds, and whenever an event may have been missed (MAN-226
 * to MAN-234, decision 34). A failed connection or request does not end the waiting.
 */
export function usePaymentCheck(options: PaymentCheckOptions): PaymentCheck {
  const { variant, customerCode, subscription, connectRealtime, second } = options;
  const client = useApiClient();
  const [state, dispatch] = useReducer(
    (current: PaymentCheckState, event: PaymentCheckEvent) => nextPaymentCheck(current, event, variant),
    initialPaymentCheck,
  );
  const isDue = isRequestDue(state);
  const isTicking = isCounting(state);
  const isOpen = state.status !== "paid";

  useEffect(() => {
    if (!isDue) return;
    dispatch({ type: "requested" });
    readPaymentResult(client, subscription).then(
      (result) => dispatch({ type: "replied", result }),
      () => dispatch({ type: "request-failed" }),
    );
  }, [isDue, client, subscription]);

  useEffect(() => {
    if (!isTicking) return;
    const ticking = setInterval(() => dispatch({ type: "tick" }), second);
    return () => clearInterval(ticking);
  }, [isTicking, second]);

  useCheckoutPaymentEvents({ customerCode, subscription, connectRealtime, isOpen, dispatch });
  usePageReturn(isOpen, () => dispatch({ type: "resumed" }));

  return {
    state,
    async askAgain() {
      const result = await readPaymentResult(client, subscription);
      dispatch({ type: "replied", result });
      return result;
    },
  };
}
