import { usePaymentCheck } from "@petbox/api-client/checkout/usePaymentCheck";
import type { PaymentFailureCardProps } from "@petbox/design-system/screens/checkout/PaymentFailureCard";
import { failureText } from "@petbox/domain/failure/failureText";
import type { PaymentCheckState, PaymentCheckVariant } from "@petbox/domain/payment/paymentCheck";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { useLayoutEffect, useRef, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import { chooseRepeatPayment } from "./repeatPayment.ts";
import { useRecordedPurchase } from "./useRecordedPurchase.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

const paid: PaymentCheckState = { status: "paid" };

const failed = "Falha no pagamento!";

/** Who comes back from the bank's app finds the tab by it; where nothing stands, by the page's own title. */
const titles: Readonly<Record<PaymentCheckVariant, Partial<Record<PaymentCheckState["status"], string>>>> = {
  check: { paid: "Pagamento aprovado!", failed },
  welcome: { failed, pending: "Seu pagamento está em análise" },
};

interface AfterPayment {
  readonly state: PaymentCheckState;
  /** The document's title, where the state has one of its own. */
  readonly title: string | undefined;
  readonly failure: PaymentFailureCardProps;
}

/**
 * What the pages after the payment stand on: its result, and the ways on when it failed.
 * @param subscription the one whose payment is waited for.
 * @param isKnownPaid whether the page data already say so: a paid payment stays paid.
 */
export function useAfterPayment(variant: PaymentCheckVariant, subscription: string, isKnownPaid = false): AfterPayment {
  const { connectRealtime, timings, analytics } = useServices();
  const { customerCode } = useSession();
  const { second } = timings;
  // The bank had still said nothing when it was asked about again.
  const [isStillSilent, setStillSilent] = useState(false);
  const check = usePaymentCheck({ variant, customerCode, subscription, connectRealtime, second });
  const { askAgain } = check;
  const state = isKnownPaid ? paid : check.state;
  // What has become of it while a question was on its way.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const isPaid = state.status === "paid";
  useRecordedPurchase(isPaid, subscription);
  useSubscriberNews(isPaid);

  /** The wait was given up: a payment without a result is not in the way of another card any more. */
  const giveUp = () => chooseRepeatPayment("another-card", subscription);
  const clicked = (content_id: string) =>
    analytics.track({ event: "select_content", content_type: "payment_failure", content_id });

  /**
   * The bank may have replied since. If it has refused, another payment is made where payments are made; while it is
   * silent, the first may still be approved, and nothing is paid anew.
   */
  const { pending, failure, submit } = useSubmit(async (_, navigate) => {
    clicked("retry");
    setStillSilent(false);
    const result = await askAgain();
    // The bank's reply stands on the page; only after a failure does the customer pay again.
    if (state.status === "pending") return setStillSilent(result === "unknown");
    const known = latest.current;
    const isUnconfirmed = result === "unknown" && known.status === "failed" && known.unconfirmed === true;
    setStillSilent(isUnconfirmed);
    if (isUnconfirmed || result === "paid" || known.status !== "failed") return;
    giveUp();
    await navigate(checkoutPaths.payment);
  });

  return {
    state,
    title: titles[variant][state.status],
    failure: {
      anotherCardHref: checkoutPaths.anotherCard,
      onAnotherCard: () => {
        giveUp();
        clicked("another_card");
      },
      onRetry: () => void submit(),
      silence: silenceOf(state, isStillSilent),
      pending,
      retryFailure: failure && failureText(failure),
    },
  };
}

function silenceOf(state: PaymentCheckState, isStillSilent: boolean): PaymentFailureCardProps["silence"] {
  const isSilent = state.status === "pending" || (state.status === "failed" && state.unconfirmed);
  if (!isSilent) return undefined;
  return isStillSilent ? "asked-again" : "first";
}
