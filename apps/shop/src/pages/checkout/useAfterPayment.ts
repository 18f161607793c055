import { usePaymentCheck } from "@petbox/api-client/checkout/usePaymentCheck";
import type { PaymentFailureCardProps } from "@petbox/design-system/screens/checkout/PaymentFailureCard";
import { failureText } from "@petbox/domain/failure/failureText";
import type { PaymentCheckState, PaymentCheckVariant } from "@petbox/domain/payment/paymentCheck";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { useLayoutEffect, useRef, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { chooseRepeatPayment } from "./repeatPayment.ts";
import { useRecordedPurchase } from "./useRecordedPurchase.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

const paid: PaymentCheckState = { status: "paid" };

const failed = "Falha no pagamento!";
const noReply = "O banco ainda não respondeu";

/** Titles that tell the tab's state to customers who return from their bank. Other states have the page's own title. */
const titles: Readonly<Record<PaymentCheckVariant, Partial<Record<PaymentCheckState["status"], string>>>> = {
  check: { paid: "Pagamento aprovado!", failed },
  welcome: { failed, pending: "Seu pagamento está em análise" },
};

interface AfterPayment {
  readonly state: PaymentCheckState;
  /** The document's title, if the state has its own. */
  readonly title: string | undefined;
  readonly failure: PaymentFailureCardProps;
}

/**
 * The result of the payment, and the actions after a failure, for the pages after the payment.
 * @param subscription the subscription whose payment is checked.
 * @param isKnownPaid whether the page data has the payment as paid. A paid payment stays paid.
 */
export function useAfterPayment(variant: PaymentCheckVariant, subscription: string, isKnownPaid = false): AfterPayment {
  const { timings, analytics, submittedCards } = useServices();
  const { purchase } = useSession();
  const { second } = timings;
  // The bank has not replied to the second query either.
  const [isStillSilent, setStillSilent] = useState(false);
  const check = usePaymentCheck({ variant, subscription, second });
  const { askAgain } = check;
  const state = isKnownPaid ? paid : check.state;
  // The state may change while a query is pending.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const isPaid = state.status === "paid";
  useRecordedPurchase(isPaid, subscription);
  useSubscriberNews(isPaid);

  /** The customer stops waiting: a payment without a result no longer blocks another card. */
  const giveUp = () => chooseRepeatPayment("another-card", subscription);
  const clicked = (content_id: string) =>
    analytics.track({ event: "select_content", content_type: "payment_failure", content_id });

  /**
   * Queries the bank again. After a second refusal, the customer pays again on the payment page. Without a reply, the first
   * payment may still be approved, so no second one starts.
   */
  const { pending, failure, submit } = useSubmit(async (_, navigate) => {
    clicked("retry");
    setStillSilent(false);
    const result = await askAgain();
    // The page shows the bank's first reply itself.
    if (isSilent(state)) return setStillSilent(result === "unknown");
    if (result === "paid" || latest.current.status !== "failed") return;
    giveUp();
    await navigate(checkoutPaths.payment, { state: { notice: "refused-again" } });
  });

  return {
    state,
    title: isUnconfirmed(state) ? noReply : titles[variant][state.status],
    failure: {
      anotherCardHref: checkoutPaths.anotherCard,
      onAnotherCard: () => {
        giveUp();
        clicked("another_card");
      },
      // A purchase started after this subscription has its own payment.
      plansHref: !purchase || purchase.after === subscription ? checkoutPaths.backToPlans : undefined,
      onRetry: () => void submit(),
      card: submittedCards.get(subscription),
      silence: silenceOf(state, isStillSilent),
      pending,
      retryFailure: failure && failureText(failure),
    },
  };
}

/** The bank has not replied within the minute: the payment counts as failed, but may still be approved. */
const isUnconfirmed = (state: PaymentCheckState) => state.status === "failed" && state.unconfirmed === true;

const isSilent = (state: PaymentCheckState) => state.status === "pending" || isUnconfirmed(state);

function silenceOf(state: PaymentCheckState, isStillSilent: boolean): PaymentFailureCardProps["silence"] {
  if (!isSilent(state)) return undefined;
  return isStillSilent ? "asked-again" : "first";
}
