import { useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { PaymentScreen } from "@petbox/design-system/screens/checkout/PaymentScreen";
import { useToday } from "../../app/useToday.ts";
import { FunnelGate } from "../funnel/FunnelGate.tsx";
import type { FunnelStep } from "../funnel/useFunnelStep.ts";
import { usePaidSummary } from "./usePaidSummary.ts";
import { usePayment } from "./usePayment.ts";

/** The card form, at both of its addresses (decision 3). */
export function PaymentPage() {
  return <FunnelGate name="payment" Step={Payment} />;
}

function Payment({ step: { answers, frame } }: { step: FunnelStep }) {
  const today = useToday();
  const reading = useKnownCustomer();
  const customer = reading.status === "ready" ? (reading.value ?? undefined) : undefined;
  const summary = usePaidSummary(answers.plan ?? "", customer, today);
  const { pay, ...payment } = usePayment();
  return (
    <PaymentScreen
      frame={frame}
      pet={{ name: answers.petName, sex: answers.petSex }}
      today={today}
      knownCpf={customer?.cpf}
      summary={summary}
      {...payment}
      onSubmit={pay}
    />
  );
}
