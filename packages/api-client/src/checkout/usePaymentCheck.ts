import {
  initialPaymentCheck,
  isCounting,
  isRequestDue,
  nextPaymentCheck,
  type PaymentCheckEvent,
  type PaymentCheckState,
  type PaymentCheckVariant,
  type PaymentResult,
  paymentWaitSeconds,
} from "@petbox/domain/payment/paymentCheck";
import { useEffect, useReducer } from "react";
import * as z from "zod/mini";
import { useApiClient } from "../client/ApiContext.ts";
import { useCacheOwner } from "../client/CacheOwnerContext.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { readPaymentResult } from "./api.ts";
import { checkoutPaymentChannel, checkoutPaymentEvent, checkoutPaymentMessage } from "./channels.ts";

/** The payment that is waited for, and how its result is learned. */
export interface PaymentCheckOptions {
  /** How a result that stays unknown ends: failed on the check page, pending on the welcome page. */
  readonly variant: PaymentCheckVariant;
  /** The subscription of the pending payment. */
  readonly subscription: string | undefined;
  /** One second of the countdown, in milliseconds. @default 1000 */
  readonly second?: number | undefined;
}

/** The state of a payment whose result is pending. */
export interface PaymentCheck {
  readonly state: PaymentCheckState;
  /** Queries the result immediately, on the customer's request. Rejects with ApiError if the server does not reply. */
  readonly askAgain: () => Promise<PaymentResult>;
}

/**
 * The payment result in an event (MAN-350, MAN-328); "unknown" for an event that breaks the contract or belongs to another
 * subscription.
 */
export function paymentResultOfEvent(message: unknown, subscription: string | undefined): PaymentResult {
  const { data: payment } = z.safeParse(checkoutPaymentMessage, message);
  const isAnother = subscription && payment?.subscription && subscription !== payment.subscription;
  return payment === undefined || isAnother ? "unknown" : payment.result;
}

/**
 * Waits for the result of a payment: by event, by asking on load and at 60 seconds, and as `useChannel` revalidates
 * (MAN-226 to MAN-234, decision 34). No failure of the connection or of a request ends the waiting. Its state is that of one payment: a
 * component that shows another subscription needs a `key`.
 */
export function usePaymentCheck(options: PaymentCheckOptions): PaymentCheck {
  const { variant, subscription, second = 1000 } = options;
  const client = useApiClient();
  const owner = useCacheOwner();
  const [state, dispatch] = useReducer(
    (current: PaymentCheckState, event: PaymentCheckEvent) => nextPaymentCheck(current, event, variant),
    initialPaymentCheck,
  );
  // The state itself: one request may be due right after another, with no render in between.
  const due = isRequestDue(state) ? state : undefined;
  const isTicking = isCounting(state);
  // The events are followed while the result matters.
  const isOpen = state.status !== "paid";

  useEffect(() => {
    if (due === undefined) return;
    dispatch({ type: "requested" });
    readPaymentResult(client, subscription).then(
      (result) => dispatch({ type: "replied", result }),
      () => dispatch({ type: "request-failed" }),
    );
  }, [due, client, subscription]);

  useEffect(() => {
    if (!isTicking) return;
    const start = Date.now();
    let counted = 0;
    // A hidden page's timer is late by up to a minute. A wrong clock delays no tick.
    const ticking = setInterval(() => {
      const elapsed = Math.max(counted + 1, Math.round((Date.now() - start) / second));
      for (; counted < Math.min(elapsed, paymentWaitSeconds); counted += 1) dispatch({ type: "tick" });
    }, second);
    return () => clearInterval(ticking);
  }, [isTicking, second]);

  useChannel({
    channel: isOpen ? owner && checkoutPaymentChannel(owner) : undefined,
    event: checkoutPaymentEvent,
    onMessage: (message) => dispatch({ type: "realtime", result: paymentResultOfEvent(message, subscription) }),
    revalidate: () => dispatch({ type: "resumed" }),
  });

  return {
    state,
    async askAgain() {
      const result = await readPaymentResult(client, subscription);
      dispatch({ type: "replied", result });
      return result;
    },
  };
}
