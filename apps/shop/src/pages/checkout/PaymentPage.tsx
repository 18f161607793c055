import { useChosenExtraItem, useChosenTrack, useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { PaymentScreen, type PaymentScreenProps } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { printedName } from "@petbox/domain/card/holderName";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { useHistoryState } from "../../app/historyState.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { CouponOnTop } from "../funnel/CouponOnTop.tsx";
import { stepLoader } from "../funnel/stepLoader.ts";
import { namedPet } from "../pets/namedPet.ts";
import { portrayed } from "../pets/portrayed.ts";
import { EarlierPayment, useEarlierPayment } from "./EarlierPayment.tsx";
import { useOrderCheck } from "./useOrderCheck.ts";
import { useOrderSummary } from "./useOrderSummary.ts";
import { usePayment } from "./usePayment.ts";

export { PaymentPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("payment");

const nothingInTheWay = { status: "ready", value: null } as const;

/** The card form, at both of its paths (decision 3). */
function PaymentPage() {
  const { answers, purchase: open } = useSession();
  const purchase = open?.kind;
  const today = useToday();
  const knownCustomer = useKnownCustomer(answers.contact);
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
  const refusedAgain = useRefusedAgain();
  const pet = namedPet(answers);
  // A pending submission is not interrupted by the result of an earlier payment.
  const inTheWay = payment.status === "idle" ? earlier : nothingInTheWay;
  return (
    <>
      {couponApplies(length) && !readyValue(inTheWay) ? <CouponOnTop /> : null}
      <EarlierPayment payment={inTheWay}>
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
      </EarlierPayment>
    </>
  );
}

/** The refused card of a retry that led to this page; undefined if none did. */
function useRefusedAgain(): PaymentScreenProps["refusedAgain"] {
  const { submittedCards } = useServices();
  const { subscription = "" } = useSession().answers;
  return useHistoryState().notice === "refused-again" ? { card: submittedCards.get(subscription) } : undefined;
}
