import { usePaymentResult } from "@petbox/api-client/checkout/usePaymentResult";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  EarlierPaymentScreen,
  type EarlierPaymentScreenProps,
} from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { accountPaths, welcomePaths } from "@petbox/domain/site/paths";
import { anotherPetPath } from "@petbox/domain/site/startPath";
import { type ReactNode, useEffect, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { focusHeading } from "../../browser/focusHeading.ts";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { namedPet } from "../pets/namedPet.ts";
import { hasOpenedSince, isAttemptOpen } from "./attempts.ts";
import { choseRepeatPayment } from "./repeatPayment.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

/** A payment in the way of a step; null if none is. */
type BlockingPayment = AsyncResult<EarlierPaymentScreenProps["payment"] | null>;

interface EarlierPaymentProps {
  /** As `useEarlierPayment` returns it. */
  readonly payment: BlockingPayment;
  /** The step, shown if no payment is in its way. */
  readonly children: ReactNode;
}

/** Shows a step, or the earlier payment that is in its way. */
export function EarlierPayment({ payment, children }: EarlierPaymentProps) {
  const { answers, purchase: open } = useSession();
  const purchase = open?.kind;
  useHeadingFocusAfter(payment.status === "loading");
  return (
    <AsyncResultView result={payment} variant="silent" skeleton={<StepLoadingScreen />} empty={children}>
      {(made) => (
        <EarlierPaymentScreen
          pet={namedPet(boughtAnswers(answers) ?? {})}
          purchase={purchase}
          payment={made}
          welcomeHref={purchase ? scheduledPages[purchase].list : welcomePaths.welcome}
          accountHref={accountPaths.area}
          anotherBoxHref={purchase ? scheduledPages[purchase].start : anotherPetPath}
        />
      )}
    </AsyncResultView>
  );
}

/** Moves the focus to the page's heading after a placeholder, which has no heading that could take it. */
function useHeadingFocusAfter(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, [isLoading]);
}

/** Reads the session when the page opens after a lost reply: the server may have opened the subscription. */
function useLostReply(): void {
  const { session } = useServices();
  useEffect(() => {
    if (isAttemptOpen(session.get().answers.subscription)) session.revalidate().catch(() => undefined);
  }, [session]);
}

/**
 * The earlier payment that blocks the steps of a purchase, so that no customer pays twice for one box. A refused payment does not
 * block; a payment without a result does, until the customer chooses another card; a paid one does, until the customer
 * answers the first question for another box.
 */
export function useEarlierPayment(): BlockingPayment {
  const { answers, purchase } = useSession();
  useLostReply();
  // Read once: a subscription opened on this page is not an earlier one. Neither is the one that a scheduled purchase follows.
  const isEarlier = answers.subscription !== purchase?.after;
  const [known] = useState(isEarlier ? answers.subscription : undefined);
  // A payment whose reply was lost may have gone through.
  const subscription = isEarlier && hasOpenedSince(answers.subscription) ? answers.subscription : known;
  const result = usePaymentResult(subscription);
  // The waiting page may have been left before the bank replied.
  useSubscriberNews(readyValue(result) === "paid");
  return mapAsyncResult(result, (result) => {
    if (subscription === undefined || result === "refused") return null;
    if (result === "paid") return choseRepeatPayment("another-box", subscription) ? null : "paid";
    return choseRepeatPayment("another-card", subscription) ? null : "under-way";
  });
}
