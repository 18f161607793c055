import { type OpenedSubscription, subscribe } from "@petbox/api-client/checkout/api";
import { failureOf } from "@petbox/api-client/client/apiError";
import type { CardPayment } from "@petbox/domain/card/card";
import type { Failure } from "@petbox/domain/failure/failure";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { analyticsAmount } from "@petbox/domain/payment/purchase";
import { mentionsThirtySeconds } from "@petbox/domain/payment/retryLock";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import type { AnalyticsEvent } from "../../app/analytics.ts";
import { OpeningContext } from "../../app/opening.ts";
import { useServices } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";
import { createAttempts } from "./attempts.ts";
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
  const [attempts] = useState(() => createAttempts());
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
    const opened = await subscribed(card);
    if (opened === undefined) return undefined;
    // It was accepted: whatever else there is to do, nothing of it can make the payment fail.
    attempts.answered();
    setPayment({ status: "sent" });
    session.answer({ subscription: opened.code });
    drafts.forgetAll();
    const purchase = purchaseOf(opened);
    if (purchase !== undefined) analytics.track(purchase);
    return opened.code;
  }

  /** @returns what was opened; undefined when it failed, which is said. */
  async function subscribed(card: CardPayment): Promise<OpenedSubscription | undefined> {
    try {
      return await subscribe(client, card, attempts.nameAfter(session.get().answers.subscription));
    } catch (thrown) {
      const failure = failureOf(thrown);
      // Of any other failure nobody knows what the server made of it: what is sent next goes under the same name.
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

/** A purchase is told with what it is worth, or not at all. */
function purchaseOf({ code, purchase }: OpenedSubscription): AnalyticsEvent | undefined {
  if (purchase === undefined) return undefined;
  const { planCode: plan, coupon } = purchase;
  const value = analyticsAmount(purchase);
  if (value === undefined) return undefined;
  return { event: "purchase", transaction_id: code, currency: "BRL", value, plan, coupon };
}
