import type { KnownCustomer } from "@petbox/api-client/checkout/knownCustomer";
import { useSavedFreight } from "@petbox/api-client/checkout/savedFreight";
import { useShippingEstimate } from "@petbox/api-client/checkout/useShippingEstimate";
import type { OrderSummary } from "@petbox/design-system/screens/checkout/PaymentSummary";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import {
  type AsyncResult,
  combineAsyncResults,
  mapAsyncResult,
  readyValue,
  withFallback,
} from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { firstBox } from "@petbox/domain/delivery/firstBox";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { Answers } from "@petbox/domain/funnel/answers";
import { zeroCents } from "@petbox/domain/money/cents";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { useSession } from "../../app/services.ts";
import { useSelectedPlan } from "./useSelectedPlan.ts";
import { useShipFrom } from "./useShipFrom.ts";

/**
 * The summary of the payment: the plan under the session's coupon, and the first box. The freight is the saved one, which
 * will be charged; the carrier's current estimate only provides the dates.
 * @returns null if the server no longer has a plan.
 */
export function useOrderSummary(
  answers: Answers,
  customer: AsyncResult<KnownCustomer | null>,
  today: CivilDate,
): AsyncResult<OrderSummary | null> {
  const selected = useSelectedPlan(answers);
  const from = useShipFrom();
  const { purchase } = useSession();
  const freight = withFallback(
    mapAsyncResult(useSavedFreight(purchase?.kind), (saved) => saved ?? zeroCents),
    undefined,
  );
  const cep = parseCep(readyValue(customer)?.cep ?? "");
  const { estimate } = useShippingEstimate(cep.ok ? cep.value : undefined);
  return combineAsyncResults(selected, freight, (plan, freight) => {
    if (plan === null) return null;
    // Scheduled purchases show their delivery on their own page.
    const firstBox = purchase === null ? arrival(plan.length) : undefined;
    return { plan, freight, commitment: commitmentOf(today, plan, freight), firstBox };
  });

  /** @returns null while it is on its way. */
  function arrival(plan: PlanLength): DeliveryWindow | null | undefined {
    if (customer.status === "loading" || estimate?.status === "loading") return null;
    const state = cep.ok ? stateOfCep(cep.value) : undefined;
    const carrier = estimate && readyValue(estimate);
    if (state === undefined || carrier === undefined || !from.ok) return undefined;
    return firstBox({ from: from.value, state, plan, carrier }).window;
  }
}
