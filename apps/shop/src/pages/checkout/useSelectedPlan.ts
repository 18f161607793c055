import { useChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { useSession } from "../../app/services.ts";

/** The plan with its prices under the session's coupon; null if the server no longer has it. */
export function useSelectedPlan(answers: Answers): AsyncResult<SelectedPlan | null> {
  const { coupon, purchase } = useSession();
  return useChosenPlan(purchase ? { track: purchase.kind } : answers, purchase ? null : coupon);
}
