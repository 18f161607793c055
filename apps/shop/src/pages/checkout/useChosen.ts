import { useChosenExtraItem, useChosenPlan, useRevalidateChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { Chosen } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Answers } from "@petbox/domain/funnel/answers";
import { priceChangeText } from "@petbox/domain/payment/priceChange";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
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
