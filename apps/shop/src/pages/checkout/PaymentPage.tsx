import { useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { EarlierPaymentScreen } from "@petbox/design-system/screens/checkout/EarlierPaymentScreen";
import { PaymentScreen } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { StepShellScreen } from "@petbox/design-system/screens/funnel/StepShellScreen";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { FunnelGate } from "../funnel/FunnelGate.tsx";
import { useCouponFrame } from "../funnel/useCouponFrame.tsx";
import type { FunnelStep } from "../funnel/useFunnelStep.ts";
import { welcomePath } from "../welcome/welcomePath.ts";
import { useEarlierPayment } from "./useEarlierPayment.ts";
import { usePaidSummary } from "./usePaidSummary.ts";
import { usePayment } from "./usePayment.ts";

/** The card form, at both of its addresses (decision 3). */
export function PaymentPage() {
  return <FunnelGate name="payment" Step={Payment} />;
}

function Payment({ step }: { step: FunnelStep }) {
  const { answers } = step;
  const today = useToday();
  const reading = useKnownCustomer(useSession().customerCode);
  const customer = reading.status === "ready" ? (reading.value ?? undefined) : undefined;
  const summary = usePaidSummary(answers, customer, today);
  const withCoupon = useCouponFrame(step.frame);
  const length = summary.kind === "ready" ? summary.plan.length : planLengthOf({ tag: answers.plan ?? "" });
  const frame = couponApplies(length) ? withCoupon.frame : step.frame;
  const { pay, ...payment } = usePayment();
  const earlier = useEarlierPayment();
  const pet = { name: answers.petName, sex: answers.petSex };
  // A card that is on its way is seen through, whatever is heard of an earlier one meanwhile.
  if (earlier !== "none" && payment.status === "idle") {
    if (earlier === "asking") return <StepShellScreen frame={frame} />;
    return (
      <EarlierPaymentScreen
        frame={frame}
        pet={pet}
        payment={earlier}
        welcomeHref={welcomePath}
        anotherBoxHref="/assine"
      />
    );
  }
  return (
    <PaymentScreen
      frame={frame}
      pet={pet}
      today={today}
      knownCpf={customer?.cpf}
      summary={summary}
      {...payment}
      onSubmit={pay}
    />
  );
}
