import { askToCancel } from "@petbox/api-client/cancellation/api";
import { failureOf } from "@petbox/api-client/client/apiError";
import { planPageData } from "@petbox/api-client/plan/pageData";
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
import { isReplyLost } from "@petbox/domain/failure/failure";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { plainText } from "@petbox/domain/text/plainText";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface CancelSectionProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly page: Pick<SubscriptionDetails, "pet" | "isCancelAsked" | "isRenewalOff" | "iterationFlag" | "history">;
  readonly subscription: SubscribedPlan;
  readonly onClose: () => void;
  /** Called once the request is saved and nothing covers the page any more. */
  readonly onAsked: () => void;
}

/** The dialog that requests the cancellation of a subscription (MAN-208 to MAN-210, MAN-355 to MAN-359). */
export default function CancelSection({ isOpen, page, subscription, onClose, onAsked }: CancelSectionProps) {
  const { client } = useServices();
  const { mutate, revalidate } = usePageDataCache(planPageData);
  const { isRenewalOff, iterationFlag } = page;
  const today = useToday();
  const terms = cancellationTerms(subscription, today);
  const [toaster] = useState(createToaster);
  const [refusal, setRefusal] = useState<CancelFailure>();
  const { pending, failure, submit, reset } = useSubmit(async (request: CancelRequest) => {
    if (subscription.code === "") {
      onClose();
      toaster.showToast({ tone: "warning", description: codeMissing.text });
      await revalidate();
      return;
    }
    const reply = await askToCancel(client, subscription.code, request).catch(async (thrown) => {
      // The request may have been saved: the page shows the current state.
      if (isReplyLost(failureOf(thrown))) await revalidate();
      throw thrown;
    });
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
    // If the page cannot be read now, it must not offer a second request.
    await mutate((page) => ({ ...page, isCancelAsked: true }));
    await revalidate();
    onAsked();
  });
  const close = () => {
    reset();
    setRefusal(undefined);
    onClose();
    // A refusal may be caused by a change in another tab.
    if (refusal !== undefined || failure !== undefined) void revalidate();
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
