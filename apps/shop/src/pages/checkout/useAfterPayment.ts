import { usePaymentCheck } from "@petbox/api-client/checkout/usePaymentCheck";
import { failureOf } from "@petbox/api-client/client/apiError";
import { failureText } from "@petbox/api-client/client/failureText";
import type { PaymentFailureCardProps } from "@petbox/design-system/screens/checkout/PaymentFailureCard";
import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";
import type { PaymentCheckState, PaymentCheckVariant } from "@petbox/domain/payment/paymentCheck";
import { useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";
import { useRecordedPurchase } from "./useRecordedPurchase.ts";

type Retrying =
  | { readonly status: "idle" }
  | { readonly status: "asking" }
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
  useRecordedPurchase(state.status === "paid", subscription);

  const clicked = (content_id: string) =>
    analytics.track({ event: "select_content", content_type: "payment_failure", content_id });

  /** The bank may have answered since. If it has not approved, another payment is made where payments are made. */
  async function retry(): Promise<void> {
    clicked("retry");
    setRetrying({ status: "asking" });
    try {
      const result = await askAgain();
      setRetrying({ status: "idle" });
      if (result !== "paid" && state.status === "failed") await go(stepPaths.payment);
    } catch (thrown) {
      setRetrying({ status: "failed", text: failureText(failureOf(thrown)) });
    }
  }

  return {
    state,
    failure: {
      anotherCardHref: anotherCardPath,
      onAnotherCard: () => clicked("another_card"),
      onRetry: () => void retry(),
      retrying: retrying.status === "asking",
      retryFailure: retrying.status === "failed" ? retrying.text : undefined,
    },
  };
}
