import { useChosenExtraItem, useChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { Chosen } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers } from "@petbox/domain/funnel/answers";
import { useSession } from "../../app/services.ts";

/** What was chosen, read again whenever the session has another coupon; null when the server knows of no plan any more. */
export function useChosen(answers: Answers): AsyncResult<Chosen | null> {
  const { coupon, purchase } = useSession();
  const isBox = purchase === null;
  const extraItem = useChosenExtraItem(isBox ? answers : {});
  return mapAsyncResult(
    useChosenPlan(isBox ? answers : { track: purchase.kind }, isBox ? coupon : null),
    (plan) => plan && { plan, extraItem },
  );
}
