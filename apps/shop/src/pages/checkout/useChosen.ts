import { useChosenExtraItem, useChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { Chosen } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers } from "@petbox/domain/funnel/answers";
import { useSession } from "../../app/services.ts";

/** The chosen plan and extra item under the session's coupon; null if the server no longer has a plan. */
export function useChosen(answers: Answers): AsyncResult<Chosen | null> {
  const { coupon, purchase } = useSession();
  const isBox = purchase === null;
  const extraItem = useChosenExtraItem(isBox ? answers : {});
  return mapAsyncResult(
    useChosenPlan(isBox ? answers : { track: purchase.kind }, isBox ? coupon : null),
    (plan) => plan && { plan, extraItem },
  );
}
