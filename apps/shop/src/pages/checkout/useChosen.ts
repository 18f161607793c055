import { useChosenExtraItem, useChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { Chosen } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import type { Answers } from "@petbox/domain/funnel/answers";
import { mapReading, type Reading } from "@petbox/domain/reading/reading";
import { useSession } from "../../app/services.ts";

/** What was chosen, read again whenever the session has another coupon; null when the server knows of no plan any more. */
export function useChosen(answers: Answers): Reading<Chosen | null> {
  const { coupon, purchase } = useSession();
  const isBox = purchase === null;
  const extraItem = useChosenExtraItem(isBox ? answers : {});
  return mapReading(
    useChosenPlan(isBox ? answers : { track: purchase.kind }, isBox ? coupon : null),
    (plan) => plan && { plan, extraItem },
  );
}
