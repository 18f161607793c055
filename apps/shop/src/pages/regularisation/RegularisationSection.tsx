import { RegularisationNotOpened } from "@petbox/api-client/resolution/api";
import { useResolution } from "@petbox/api-client/resolution/useResolution";
import { RegularisationDialog } from "@petbox/design-system/screens/regularisation/RegularisationDialog";
import { combineAsyncResults, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { type RegularisationStep, regularisationFailureText } from "@petbox/domain/payment/regularisationFailure";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { focusHeading } from "../../browser/focusHeading.ts";
import { useOverdueCardPayment } from "../cards/useOverdueCardPayment.tsx";

/** The text, as HTML, of a payment that was accepted and then refused by the bank. */
const refusedByBankText = regularisationFailureText("pay", {
  kind: "refused",
  message: "O banco não autorizou o pagamento neste cartão.",
});

interface RegularisationSectionProps {
  /** The code of the overdue subscription; undefined while the dialog is closed. */
  readonly subscription: string | undefined;
  /** Called after the payment, when the page's data is stale. */
  readonly onPaid?: () => void;
  readonly onClose: () => void;
}

/** The dialog that regularises an overdue subscription. It keeps no state while closed. */
export default function RegularisationSection({ subscription, ...rest }: RegularisationSectionProps) {
  return subscription === undefined ? null : (
    <RegularisationOf key={subscription} subscription={subscription} {...rest} />
  );
}

interface RegularisationOfProps extends RegularisationSectionProps {
  readonly subscription: string;
}

function RegularisationOf({ subscription, onPaid, onClose }: RegularisationOfProps) {
  const { connectRealtime } = useServices();
  const { customerCode } = useSession();
  const today = useToday();
  const { panel, debt, payWithCard } = useResolution(subscription, connectRealtime);
  const status = readyValue(panel)?.status;
  const [failedStep, setFailedStep] = useState<RegularisationStep>("pay");
  const { cards, payment, onRemove, dialog, notices } = useOverdueCardPayment(customerCode, async (card) => {
    try {
      await payWithCard(card);
    } catch (thrown) {
      setFailedStep(thrown instanceof RegularisationNotOpened ? "open" : "pay");
      throw thrown;
    }
  });
  const { pending, failure, submit } = payment;

  const notifyPaid = useEffectEvent(() => onPaid?.());
  const isPaid = status === "paid";
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
      <RegularisationDialog
        open
        subscription={subscription}
        result={combineAsyncResults(panel, cards, (panel, cards) => ({ panel, debt, cards }))}
        today={today}
        pending={pending}
        failure={
          failure ? regularisationFailureText(failedStep, failure) : status === "failed" ? refusedByBankText : undefined
        }
        onPay={submit}
        onRemove={onRemove}
        notices={notices}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}
