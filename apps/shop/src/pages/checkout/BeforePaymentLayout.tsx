import type { Answers } from "@petbox/domain/funnel/answers";
import { useState } from "react";
import { PageOutlet } from "../../app/PageOutlet.tsx";
import { useSession } from "../../app/services.ts";
import { EarlierPayment, useEarlierPayment } from "./EarlierPayment.tsx";
import { choseRepeatPayment } from "./repeatPayment.ts";

export { BeforePaymentLayout as Component };

/**
 * The layout of the steps before the payment. Once the box is paid, it shows that instead of the step: the server would save another plan
 * or address, but the paid box would not get it.
 */
function BeforePaymentLayout() {
  const { answers, known } = useSession();
  // Read once, as soon as the session is known: another tab's purchase takes nothing away that is being typed here.
  const [firstAnswers, setFirstAnswers] = useState<Answers>();
  if (firstAnswers === undefined && known) setFirstAnswers(answers);
  const subscription = firstAnswers?.subscription;
  // No box is bought yet, or the answers are for another one.
  if (subscription === undefined || choseRepeatPayment("another-box", subscription)) return <PageOutlet />;
  return <StepAfterPayment />;
}

function StepAfterPayment() {
  return (
    <EarlierPayment payment={useEarlierPayment()}>
      <PageOutlet />
    </EarlierPayment>
  );
}
