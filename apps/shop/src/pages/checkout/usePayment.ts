import { type OpenedSubscription, subscribe, subscribeWithStoredCard } from "@petbox/api-client/checkout/api";
import { cardFieldNames } from "@petbox/api-client/checkout/cardFieldNames";
import { failureOf, refused } from "@petbox/api-client/client/apiError";
import type { CardPayment } from "@petbox/domain/card/card";
import type { CardToPay } from "@petbox/domain/card/storedCard";
import { isRefusal, ownTextOf } from "@petbox/domain/failure/failure";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { mentionsThirtySeconds } from "@petbox/domain/payment/retryLock";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { attemptKeyAfter, keepAttemptOver, settleAttempt } from "./attempts.ts";
import { paymentFailureText } from "./paymentFailureText.ts";
import { createPaymentTurn, type PaymentElsewhere } from "./paymentTurn.ts";
import { notePurchase } from "./purchaseNote.ts";
import { useRetryLock } from "./useRetryLock.ts";

interface Paid {
  readonly card: CardToPay<CardPayment>;
  /** Returns the notice that the order has changed since it was shown; the card is then not submitted. */
  readonly checkOrder: () => Promise<string | undefined>;
}

/**
 * Submits the card, then opens the waiting page (FUN-178 to FUN-180, FUN-047).
 * @param purchase the kind of a purchase of pads or food; undefined for a box.
 */
export function usePayment(purchase: ScheduledKind | undefined) {
  const { client, session, analytics, drafts, tabs, timings, submittedCards, prefetchPage } = useServices();
  const navigate = useNavigate();
  // Shows the success for a moment.
  const [isSent, setSent] = useState(false);
  const [paymentTurn] = useState(() =>
    createPaymentTurn(tabs, (subscription) => {
      keepAttemptOver(session.get().answers.subscription, subscription);
      // A subscription opened in another tab is this visitor's too, so that the waiting page can open.
      session.answer({ subscription });
    }),
  );
  const purchased = purchase ?? "box";
  const { secondsLeft, lock } = useRetryLock();
  const elsewhere = useSyncExternalStore<PaymentElsewhere>(
    paymentTurn.subscribe,
    () => paymentTurn.elsewhere(purchased),
    () => "nothing",
  );
  const { pending, failure, submit } = useSubmit<Paid>((paid) => paymentTurn.take(purchased, () => send(paid)));

  useEffect(() => {
    if (!isSent) return;
    // Back must not return to the form of a submitted card.
    const leaving = setTimeout(() => void navigate(checkoutPaths.waiting, { replace: true }), timings.afterPayment);
    return () => clearTimeout(leaving);
  }, [isSent, navigate, timings.afterPayment]);

  /** @returns the new subscription. */
  async function send({ card, checkOrder }: Paid): Promise<string> {
    const changed = await checkOrder();
    if (changed !== undefined) throw refused(changed);
    void prefetchPage(checkoutPaths.waiting);
    analytics.track({ event: "add_payment_info", payment_type: "credit_card" });
    const opened = await subscribed(card);
    // The payment was accepted: later errors must not make it fail.
    settleAttempt();
    setSent(true);
    if ("number" in card) {
      const { brand, number } = card;
      submittedCards.set(opened.code, { brand, lastFour: number.slice(-4) });
    }
    const kind = session.get().purchase?.kind;
    if (kind !== undefined) session.cart.delete(kind);
    session.answer({ subscription: opened.code });
    drafts.forgetAll();
    notePurchase(opened);
    return opened.code;
  }

  async function subscribed(card: CardToPay<CardPayment>): Promise<OpenedSubscription> {
    try {
      const attempt = attemptKeyAfter(session.get().answers.subscription);
      return await ("storedCard" in card
        ? subscribeWithStoredCard(client, card.storedCard, attempt)
        : subscribe(client, card, attempt));
    } catch (thrown) {
      const failure = failureOf(thrown);
      // After any other failure the outcome is unknown: the next submission reuses the idempotency key.
      if (isRefusal(failure)) settleAttempt();
      // For any status of the response (FUN-180).
      if (mentionsThirtySeconds(ownTextOf(failure) ?? "")) lock();
      throw thrown;
    }
  }

  async function pay(card: Paid["card"], checkOrder: Paid["checkOrder"] = async () => undefined): Promise<void> {
    if (isSent || secondsLeft > 0 || elsewhere !== "nothing") return;
    await submit({ card, checkOrder });
  }

  const { text, fields } = formFailure(failure, cardFieldNames, paymentFailureText);
  const isWaitOver = secondsLeft === 0 && mentionsThirtySeconds(text ?? "");
  return {
    status: statusOf(pending, isSent),
    failure: isWaitOver ? undefined : text,
    serverErrors: fields,
    lockedFor: secondsLeft,
    elsewhere,
    pay,
  };
}

function statusOf(pending: boolean, isSent: boolean): "idle" | "sending" | "sent" {
  if (isSent) return "sent";
  return pending ? "sending" : "idle";
}
