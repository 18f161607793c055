import { useChosenPlan, useRevalidateChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers } from "@petbox/domain/funnel/answers";
import { priceChangeText } from "@petbox/domain/payment/priceChange";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { useSession } from "../../app/services.ts";

/** The plan with its prices under the session's coupon; null if the server no longer has it. */
export function useSelectedPlan(answers: Answers): AsyncResult<SelectedPlan | null> {
  const { coupon, purchase } = useSession();
  return useChosenPlan(purchase ? { track: purchase.kind } : answers, purchase ? null : coupon);
}

/** Compares the price on screen with the current one. @returns the notice of a change, which the page then shows; undefined without one. */
export function usePriceCheck(answers: Answers, shown: SelectedPlan | undefined): () => Promise<string | undefined> {
  const { coupon } = useSession();
  const revalidate = useRevalidateChosenPlan(answers, coupon);
  return async () => {
    // Only a coupon changes the price of a chosen plan.
    const plan = coupon === null || shown === undefined ? null : await revalidate();
    return (plan && shown && priceChangeText(shown, plan)) ?? undefined;
  };
}
