import type { Answers } from "@petbox/domain/funnel/answers";
import { useState } from "react";
import { PageOutlet } from "../../app/PageOutlet.tsx";
import { useSession } from "../../app/services.ts";
import { EarlierPayment, useEarlierPayment } from "./EarlierPayment.tsx";
import { choseRepeatPayment } from "./repeatPayment.ts";

export { BeforePaymentLayout as Component };

/**
 * The layout of the steps whose answers a paid box can no longer take: the server would save them, and the box would still be the one that
 * was paid, at the address of then.
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
