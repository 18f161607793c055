import { useChosenExtraItem, useChosenTrack, useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { usePaymentResult } from "@petbox/api-client/checkout/usePaymentResult";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  EarlierPaymentScreen,
  type EarlierPaymentScreenProps,
} from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { PaymentScreen, type PaymentScreenProps } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { printedName } from "@petbox/domain/card/holderName";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { welcomePaths } from "@petbox/domain/site/paths";
import { anotherPetPath } from "@petbox/domain/site/startPath";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasNotice } from "../../app/notice.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { focusHeading } from "../../browser/focusHeading.ts";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { CouponOnTop } from "../funnel/CouponOnTop.tsx";
import { stepLoader } from "../funnel/stepLoader.ts";
import { namedPet } from "../pets/namedPet.ts";
import { portrayed } from "../pets/portrayed.ts";
import { hasOpenedSince, isAttemptOpen } from "./attempts.ts";
import { choseRepeatPayment } from "./repeatPayment.ts";
import { useOrderCheck } from "./useOrderCheck.ts";
import { useOrderSummary } from "./useOrderSummary.ts";
import { usePayment } from "./usePayment.ts";
import { useSubscriberNews } from "./useSubscriberNews.ts";

export { PaymentPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("payment");

const nothingInTheWay = { status: "ready", value: null } as const;

/** The card form, at both of its paths (decision 3). */
function PaymentPage() {
  const { answers, customerCode, purchase: open } = useSession();
  const purchase = open?.kind;
  const today = useToday();
  const knownCustomer = useKnownCustomer(customerCode, answers.contact);
  const customer = readyValue(knownCustomer) ?? undefined;
  const boxAnswers = purchase ? {} : answers;
  const track = useChosenTrack(boxAnswers);
  const extraItem = useChosenExtraItem(boxAnswers);
  const summary = useOrderSummary(answers, knownCustomer, today);
  const shown = readyValue(summary) ?? undefined;
  const length = purchase ? 1 : (shown?.plan.length ?? planLengthOf({ tag: answers.plan ?? "" }));
  const checkOrder = useOrderCheck(answers, purchase);
  const { pay, ...payment } = usePayment(purchase);
  const earlier = useEarlierPayment();
  useHeadingFocusAfter(earlier.status === "loading");
  const refusedAgain = useRefusedAgain();
  const pet = namedPet(answers);
  // A pending submission is not interrupted by the result of an earlier payment.
  const inTheWay = payment.status === "idle" ? earlier : nothingInTheWay;
  return (
    <>
      {couponApplies(length) && !readyValue(inTheWay) ? <CouponOnTop /> : null}
      <AsyncResultView
        result={inTheWay}
        variant="silent"
        skeleton={<StepLoadingScreen />}
        empty={
          <PaymentScreen
            pet={pet}
            purchase={purchase}
            today={today}
            knownHolderName={customer && printedName(customer.fullName)}
            knownCpf={customer?.cpf}
            summary={summary}
            email={answers.contact?.email}
            box={{ ...portrayed(answers), sex: answers.petSex, track }}
            extraItem={extraItem}
            refusedAgain={refusedAgain}
            {...payment}
            onSubmit={(card) => pay(card, async () => shown && checkOrder(shown))}
          />
        }
      >
        {(made) => (
          <EarlierPaymentScreen
            pet={namedPet(boughtAnswers(answers) ?? {})}
            purchase={purchase}
            payment={made}
            welcomeHref={purchase ? scheduledPages[purchase].list : welcomePaths.welcome}
            anotherBoxHref={purchase ? scheduledPages[purchase].start : anotherPetPath}
          />
        )}
      </AsyncResultView>
    </>
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

/** The refused card of a retry that led to this page; undefined if none did. */
function useRefusedAgain(): PaymentScreenProps["refusedAgain"] {
  const { submittedCards } = useServices();
  const { subscription = "" } = useSession().answers;
  const { state } = useLocation();
  return hasNotice(state, "refused-again") ? { card: submittedCards.get(subscription) } : undefined;
}

/** Reads the session when the page opens after a lost reply: the server may have opened the subscription. */
function useLostReply(): void {
  const { session } = useServices();
  useEffect(() => {
    if (isAttemptOpen(session.get().answers.subscription)) session.reload().catch(() => undefined);
  }, [session]);
}

/**
 * The earlier payment that blocks the card form, so that no customer pays twice for one box. A refused payment does not
 * block; a payment without a result does, until the customer chooses another card; a paid one does, until the customer
 * answers the first question for another box.
 * @returns null if the form can be shown.
 */
function useEarlierPayment(): AsyncResult<EarlierPaymentScreenProps["payment"] | null> {
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
