import { usePaymentCheck } from "@petbox/api-client/checkout/usePaymentCheck";
import { failureOf } from "@petbox/api-client/client/apiError";
import type { PaymentFailureCardProps } from "@petbox/design-system/screens/checkout/PaymentFailureCard";
import { failureText } from "@petbox/domain/failure/failureText";
import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";
import type { PaymentCheckState, PaymentCheckVariant } from "@petbox/domain/payment/paymentCheck";
import { useLayoutEffect, useRef, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";
import { choosePayingAnew } from "./payingAnew.ts";
import { useRecordedPurchase } from "./useRecordedPurchase.ts";
import { useResultTitle } from "./useResultTitle.ts";

type Retrying =
  | { readonly status: "idle" }
  | { readonly status: "asking" }
  | { readonly status: "unanswered" }
  | { readonly status: "failed"; readonly text: string };

/**
 * What the pages after the payment stand on: its result, and the ways on when it failed.
 * @param subscription the one whose payment is waited for.
 */
export function useAfterPayment(
  variant: PaymentCheckVariant,
  subscription: string,
): { readonly state: PaymentCheckState; readonly failure: PaymentFailureCardProps } {
  const { connectRealtime, timings, analytics } = useServices();
  const { customerCode } = useSession();
  const go = useGo();
  const [retrying, setRetrying] = useState<Retrying>({ status: "idle" });
  const { second } = timings;
  const { state, askAgain } = usePaymentCheck({ variant, customerCode, subscription, connectRealtime, second });
  // What has become of it while a question was on its way.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  useResultTitle(variant, state.status);
  useRecordedPurchase(state.status === "paid", subscription);

  /** The wait was given up: a payment without a result is not in the way of another card any more. */
  const giveUp = () => choosePayingAnew("another-card", subscription);
  const clicked = (content_id: string) =>
    analytics.track({ event: "select_content", content_type: "payment_failure", content_id });

  /**
   * The bank may have answered since. If it has refused, another payment is made where payments are made; while it is
   * silent, the first may still be approved, and nothing is paid anew.
   */
  async function retry(): Promise<void> {
    clicked("retry");
    setRetrying({ status: "asking" });
    try {
      const result = await askAgain();
      const known = latest.current;
      const isSilent = result === "unknown" && known.status === "failed" && known.silent === true;
      setRetrying({ status: isSilent ? "unanswered" : "idle" });
      if (isSilent || result === "paid" || known.status !== "failed") return;
      giveUp();
      await go(stepPaths.payment);
    } catch (thrown) {
      setRetrying({ status: "failed", text: failureText(failureOf(thrown)) });
    }
  }

  return {
    state,
    failure: {
      anotherCardHref: anotherCardPath,
      onAnotherCard: () => {
        giveUp();
        clicked("another_card");
      },
      onRetry: () => void retry(),
      silence: silenceOf(state, retrying),
      pending: retrying.status === "asking",
      retryFailure: retrying.status === "failed" ? retrying.text : undefined,
    },
  };
}

function silenceOf(state: PaymentCheckState, retrying: Retrying): PaymentFailureCardProps["silence"] {
  if (state.status !== "failed" || !state.silent) return undefined;
  return retrying.status === "unanswered" ? "asked-again" : "first";
}
