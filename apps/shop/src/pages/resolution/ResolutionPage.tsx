import { typedCardFieldNames } from "@petbox/api-client/checkout/cardFieldNames";
import { useResolution } from "@petbox/api-client/resolution/useResolution";
import type { PaymentMethod } from "@petbox/design-system/components/PaymentPanel";
import { ResolutionScreen } from "@petbox/design-system/screens/resolution/ResolutionScreen";
import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { formFailure } from "@petbox/domain/failure/formFailure";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { debtPaymentFailureText } from "@petbox/domain/payment/resolutionFailure";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { useOverdueCardPayment } from "../cards/useOverdueCardPayment.tsx";

export { ResolutionPage as Component, ResolutionPage as HydrateFallback };

export const loader = accountLoader();

/** The title that tells the tab's state to customers who return from their bank. Other states have the page's own title. */
function titleOf(panel: PaymentPanelState | AsyncResult<unknown>): string | undefined {
  if (panel.status === "failed") return "Falha no pagamento!";
  return panel.status === "paid" && !panel.closedUnpaid ? "Pagamento aprovado!" : undefined;
}

/** /assinatura/resolver/:subscription (SUB-031). */
function ResolutionPage() {
  const { subscription = "" } = useParams();
  // Another subscription has its own payment state.
  return <ResolutionOf key={subscription} subscription={subscription} />;
}

function ResolutionOf({ subscription }: { readonly subscription: string }) {
  const { clock } = useServices();
  const today = useToday();
  const { panel, debt, readAt, create, payWithCard, changeMethod, reload } = useResolution(subscription, clock);
  // PIX first: the card has just been refused.
  const [method, setMethod] = useState<PaymentMethod>("pix");
  const { cards, payment, failedStep, onRemove, dialog, notices } = useOverdueCardPayment(payWithCard);
  const { failure } = payment;
  const { text, fields } = useMemo(
    () => formFailure(failure, typedCardFieldNames, (other) => debtPaymentFailureText(failedStep, other)),
    [failure, failedStep],
  );
  const creation = useSubmit(create);
  const change = useSubmit(changeMethod);

  return (
    <>
      <DocumentTitle>{titleOf(readyValue(panel) ?? panel)}</DocumentTitle>
      <ResolutionScreen
        subscription={subscription}
        panel={panel}
        debt={debt}
        today={today}
        clock={clock}
        readAt={readAt}
        actions={{
          card: {
            pending: payment.pending,
            failure: text,
            serverErrors: fields,
            cards,
            onPay: payment.submit,
            onRemove,
          },
          onCreate: (chosen) => void creation.submit(chosen),
          change: { pending: change.pending, onChange: () => void change.submit() },
          onReload: () => void reload(),
          method,
          onMethod: setMethod,
        }}
      />
      {dialog}
      {notices}
    </>
  );
}
