import { type OpenedSubscription, subscribe } from "@petbox/api-client/checkout/api";
import { type Failure, failureOf } from "@petbox/api-client/client/apiError";
import type { CardPayment } from "@petbox/domain/card/card";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { analyticsAmount } from "@petbox/domain/payment/purchase";
import { mentionsThirtySeconds } from "@petbox/domain/payment/retryLock";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import type { AnalyticsEvent } from "../../app/analytics.ts";
import { OpeningContext } from "../../app/opening.ts";
import { useServices } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";
import { createAttempts, randomName } from "./attempts.ts";
import { paymentFailureText } from "./paymentFailureText.ts";
import { createPaymentTurn, nothingElsewhere } from "./paymentTurn.ts";
import { useRetryLock } from "./useRetryLock.ts";

/** How the payment goes; "sent" is the moment in which its success is shown. */
type Payment =
  | { readonly status: "idle"; readonly failure?: Failure }
  | { readonly status: "sending" }
  | { readonly status: "sent" };

/** Sends the card, and goes on to the waiting page (FUN-178 to FUN-180, FUN-047). */
export function usePayment() {
  const { client, session, analytics, drafts, tabs, timings } = useServices();
  const go = useGo();
  const opening = use(OpeningContext);
  const [payment, setPayment] = useState<Payment>({ status: "idle" });
  const [paymentTurn] = useState(() => createPaymentTurn(tabs));
  const [attempts] = useState(() => createAttempts(randomName));
  const { secondsLeft, lock } = useRetryLock();
  const isSent = payment.status === "sent";
  const elsewhere = useSyncExternalStore(paymentTurn.subscribe, paymentTurn.elsewhere, () => nothingElsewhere);

  // What another tab has opened is this visitor's subscription too: the page that waits for it may be opened.
  const sentElsewhere = elsewhere.kind === "sent" ? elsewhere.subscription : undefined;
  useEffect(() => {
    if (sentElsewhere !== undefined) session.answer({ subscription: sentElsewhere });
  }, [sentElsewhere, session]);

  useEffect(() => {
    if (!isSent) return;
    // Back must not lead to the form of a card that was sent.
    const leaving = setTimeout(() => void go(stepPaths.waiting, { replace: true }), timings.afterPayment);
    return () => clearTimeout(leaving);
  }, [isSent, go, timings.afterPayment]);

  /** @returns the subscription that was opened. */
  async function send(card: CardPayment): Promise<string | undefined> {
    setPayment({ status: "sending" });
    opening.prefetch(stepPaths.waiting);
    analytics.track({ event: "add_payment_info", payment_type: "credit_card" });
    try {
      const opened = await subscribe(client, card, attempts.nameFor(card));
      attempts.answered();
      session.answer({ subscription: opened.code });
      drafts.forgetAll();
      analytics.track(purchaseOf(opened));
      setPayment({ status: "sent" });
      return opened.code;
    } catch (thrown) {
      const failure = failureOf(thrown);
      // Of any other failure nobody knows what the server made of it: the same card is sent under the same name.
      if (failure.kind === "refused" || failure.kind === "invalid") {
        attempts.answered();
        if (mentionsThirtySeconds(failure.message ?? "")) lock();
      }
      setPayment({ status: "idle", failure });
      return undefined;
    }
  }

  async function pay(card: CardPayment): Promise<void> {
    if (payment.status !== "idle" || secondsLeft > 0 || elsewhere.kind !== "nothing") return;
    await paymentTurn.take(() => send(card));
  }

  const failure = payment.status === "idle" ? payment.failure : undefined;
  return {
    status: payment.status,
    failure: failure && paymentFailureText(failure),
    lockedFor: secondsLeft,
    elsewhere: elsewhere.kind,
    pay,
  };
}

function purchaseOf(opened: OpenedSubscription): AnalyticsEvent {
  return {
    event: "purchase",
    transaction_id: opened.code,
    currency: "BRL",
    value: analyticsAmount(opened),
    plan: opened.planCode,
    coupon: opened.coupon,
  };
}
