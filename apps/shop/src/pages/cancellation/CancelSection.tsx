import { askToCancel } from "@petbox/api-client/cancellation/api";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { CancelDialog } from "@petbox/design-system/screens/cancellation/CancelDialog";
import { cancellationRows } from "@petbox/domain/cancellation/cancellationRows";
import { cancellationTerms } from "@petbox/domain/cancellation/cancellationTerms";
import type { CancelRequest } from "@petbox/domain/cancellation/cancelRequest";
import {
  type CancelFailure,
  cancelFailure,
  cancelRefused,
  cancelTexts,
  codeMissing,
} from "@petbox/domain/cancellation/cancelTexts";
import { mayWithdraw } from "@petbox/domain/cancellation/mayWithdraw";
import { nothingToCancel } from "@petbox/domain/cancellation/nothingToCancel";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { plainText } from "@petbox/domain/text/plainText";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface CancelSectionProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly page: Pick<SubscriptionDetails, "pet" | "isCancelAsked" | "isRenewalOff" | "iterationFlag" | "history">;
  readonly subscription: SubscribedPlan;
  /** Revalidates the page's data (decision 50). */
  readonly onRevalidate: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Called once the request is saved and nothing covers the page any more. */
  readonly onAsked: () => void;
}

/** The dialog that requests the cancellation of a subscription (MAN-208 to MAN-210, MAN-355 to MAN-359). */
export default function CancelSection({
  isOpen,
  page,
  subscription,
  onRevalidate,
  onClose,
  onAsked,
}: CancelSectionProps) {
  const { client } = useServices();
  const { isRenewalOff, iterationFlag } = page;
  const today = useToday();
  const terms = cancellationTerms(subscription, today);
  const [toaster] = useState(createToaster);
  const [refusal, setRefusal] = useState<CancelFailure>();
  const { pending, failure, submit, reset } = useSubmit(async (request: CancelRequest) => {
    if (subscription.code === "") {
      onClose();
      toaster.showToast({ tone: "warning", description: codeMissing.text });
      await onRevalidate();
      return;
    }
    const reply = await askToCancel(client, subscription.code, request);
    if (!reply.ok) {
      setRefusal(cancelRefused(reply.error.message));
      return;
    }
    onClose();
    toaster.showToast({
      tone: "success",
      title: cancelTexts.sentTitle,
      description: plainText(reply.value) || cancelTexts.sent,
    });
    // A failed revalidation does not undo the request.
    await onRevalidate().catch(() => undefined);
    onAsked();
  });
  const close = () => {
    reset();
    setRefusal(undefined);
    onClose();
    // A refusal may be caused by a change in another tab.
    if (refusal !== undefined || failure !== undefined) onRevalidate().catch(() => undefined);
  };
  return (
    <>
      <CancelDialog
        open={isOpen}
        pet={page.pet}
        terms={terms}
        rows={cancellationRows({ ...subscription, isRenewalOff }, terms, today)}
        mayWithdraw={mayWithdraw(terms, { createdOn: subscription.createdOn, history: page.history }, today)}
        carriedPurchases={subscription.carriedPurchases}
        // The page may show the request before its response arrives.
        isAsked={page.isCancelAsked && !pending}
        nothingToCancel={pending ? undefined : nothingToCancel({ ...subscription, isRenewalOff, iterationFlag })}
        awaitedPenalty={subscription.awaitedPenalty}
        pending={pending}
        failure={failure ? cancelFailure(failure) : refusal}
        onSend={(request) => void submit(request)}
        onClose={close}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
