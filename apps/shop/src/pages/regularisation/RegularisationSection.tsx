import { useCards } from "@petbox/api-client/regularisation/hooks";
import { type RetryCard, RetryNotOpened } from "@petbox/api-client/resolution/api";
import { useResolution } from "@petbox/api-client/resolution/useResolution";
import { RegularisationDialog } from "@petbox/design-system/screens/regularisation/RegularisationDialog";
import { combineAsyncResults, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { type RegularisationStep, regularisationFailureText } from "@petbox/domain/payment/regularisationFailure";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { focusHeading } from "../../browser/focusHeading.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useCardRemoval } from "../cards/useCardRemoval.tsx";

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
  const cards = useCards(customerCode);
  const removal = useCardRemoval(readyValue(cards.result) ?? [], cards.revalidate);
  const status = readyValue(panel)?.status;
  const [failedStep, setFailedStep] = useState<RegularisationStep>("pay");

  const { pending, failure, submit } = useSubmit(async (card: RetryCard) => {
    try {
      await payWithCard(card);
    } catch (thrown) {
      // The card may have been removed, or exceed the limit.
      cards.revalidate().catch(() => undefined);
      setFailedStep(thrown instanceof RetryNotOpened ? "open" : "pay");
      throw thrown;
    }
  });

  const tellPaid = useEffectEvent(() => onPaid?.());
  const isPaid = status === "paid";
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);

  // After the payment, the button that opened the dialog is gone or about to go, so the focus moves to the page's title.
  const leave = useEffectEvent(() => {
    if (!isPaid && document.activeElement !== document.body) return;
    focusHeading();
  });
  useEffect(() => () => leave(), []);

  return (
    <>
      <RegularisationDialog
        open
        subscription={subscription}
        result={combineAsyncResults(panel, cards.result, (panel, cards) => ({ panel, debt, cards }))}
        today={today}
        pending={pending}
        failure={
          failure ? regularisationFailureText(failedStep, failure) : status === "failed" ? refusedByBankText : undefined
        }
        onPay={submit}
        onRemove={removal.onRemove}
        notices={removal.notices}
        onClose={onClose}
      />
      {removal.dialog}
    </>
  );
}
