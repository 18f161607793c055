import { useChosenTrack, useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { EarlierPaymentScreen } from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { PaymentScreen } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { printedName } from "@petbox/domain/card/holderName";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { sitePaths, welcomePaths } from "@petbox/domain/site/paths";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { CouponOnTop } from "../funnel/CouponOnTop.tsx";
import { stepLoader } from "../funnel/stepLoader.ts";
import { portrayed } from "../pets/portrayed.ts";
import { useEarlierPayment } from "./useEarlierPayment.ts";
import { usePaidSummary } from "./usePaidSummary.ts";
import { usePayment } from "./usePayment.ts";

export { PaymentPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("payment");

const nothingInTheWay = { status: "ready", value: null } as const;

/** The card form, at both of its paths (decision 3). */
function PaymentPage() {
  const { answers, customerCode, purchase: open } = useSession();
  const purchase = open?.kind;
  const today = useToday();
  const customer = readyValue(useKnownCustomer(customerCode)) ?? undefined;
  const track = useChosenTrack(purchase ? {} : answers);
  const summary = usePaidSummary(answers, customer, today);
  const length = purchase ? 1 : (readyValue(summary)?.plan.length ?? planLengthOf({ tag: answers.plan ?? "" }));
  const { pay, ...payment } = usePayment();
  const earlier = useEarlierPayment();
  const pet = { name: answers.petName, sex: answers.petSex };
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
            box={{ ...portrayed(answers), sex: answers.petSex, track }}
            {...payment}
            onSubmit={pay}
          />
        }
      >
        {(made) => (
          <EarlierPaymentScreen
            pet={pet}
            purchase={purchase}
            payment={made}
            welcomeHref={purchase ? scheduledRules[purchase].listPath : welcomePaths.welcome}
            anotherBoxHref={purchase ? scheduledRules[purchase].startPath : sitePaths.subscribe}
          />
        )}
      </AsyncResultView>
    </>
  );
}
