import { typedCardFieldNames } from "@petbox/api-client/checkout/cardFieldNames";
import { useResolution } from "@petbox/api-client/resolution/useResolution";
import { ResolutionDialog } from "@petbox/design-system/screens/resolution/ResolutionDialog";
import { combineAsyncResults, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { hasSentCard, type PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { failedPanelText, resolutionFailureText } from "@petbox/domain/payment/resolutionFailure";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { focusHeading } from "../../browser/focusHeading.ts";
import { useOverdueCardPayment } from "../cards/useOverdueCardPayment.tsx";

interface ResolutionSectionProps {
  /** The code of the overdue subscription; undefined while the dialog is closed. */
  readonly subscription: string | undefined;
  /** Called after the payment, when the page's data is stale. */
  readonly onPaid?: () => void;
  /** @param isAwaited a payment was sent, and the bank has not replied yet. */
  readonly onClose: (isAwaited?: boolean) => void;
}

/** The dialog that pays an overdue subscription. It keeps no state while closed. */
export default function ResolutionSection({ subscription, ...rest }: ResolutionSectionProps) {
  return subscription === undefined ? null : <ResolutionOf key={subscription} subscription={subscription} {...rest} />;
}

function isAwaited(panel: PaymentPanelState): boolean {
  if (panel.status === "choose") return hasSentCard(panel);
  return panel.status !== "paid" && panel.status !== "failed";
}

interface ResolutionOfProps extends ResolutionSectionProps {
  readonly subscription: string;
}

function ResolutionOf({ subscription, onPaid, onClose }: ResolutionOfProps) {
  const { clock } = useServices();
  const today = useToday();
  const { panel, debt, payWithCard } = useResolution(subscription, clock);
  const state = readyValue(panel);
  const { cards, payment, failedStep, onRemove, dialog, notices } = useOverdueCardPayment(payWithCard);
  const { pending, failure, submit } = payment;
  // The text of the dialog is specified, also where the fields say more (MAN-377).
  const { fields } = useMemo(() => formFailure(failure, typedCardFieldNames), [failure]);

  const notifyPaid = useEffectEvent(() => onPaid?.());
  const isPaid = state?.status === "paid";
  useEffect(() => {
    if (isPaid) notifyPaid();
  }, [isPaid]);

  // Once a payment has begun, the button that opened the dialog is gone or about to go, so the focus moves to the page's title. A closed
  // dialog leaves it on <main> then.
  const leave = useEffectEvent(() => {
    if (isPaid || document.activeElement?.matches("body, main")) focusHeading();
  });
  useEffect(() => () => leave(), []);

  return (
    <>
      <ResolutionDialog
        open
        subscription={subscription}
        result={combineAsyncResults(panel, cards, (panel, cards) => ({ panel, debt, cards }))}
        today={today}
        pending={pending}
        failure={failure ? resolutionFailureText(failedStep, failure) : state && failedPanelText(state)}
        serverErrors={fields}
        onPay={submit}
        onRemove={onRemove}
        notices={notices}
        onClose={() => onClose(state !== undefined && isAwaited(state))}
      />
      {dialog}
    </>
  );
}
