import { useShippingEstimate } from "@petbox/api-client/checkout/hooks";
import type { KnownCustomer } from "@petbox/api-client/checkout/knownCustomer";
import { useSavedFreight } from "@petbox/api-client/checkout/savedFreight";
import { createShippingEstimates } from "@petbox/api-client/checkout/shippingEstimates";
import type { PaidSummary } from "@petbox/design-system/screens/checkout/PaymentSummary";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { firstBox } from "@petbox/domain/delivery/firstBox";
import type { Answers } from "@petbox/domain/funnel/answers";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { useShipFrom } from "./useShipFrom.ts";
import { useSummaryPlan } from "./useSummaryPlan.ts";

/**
 * What is about to be paid, and what it leads to: the plan under the session's coupon, and the first box. The freight is
 * the saved one, for that is charged; what the carrier says by now is worth its days alone.
 */
export function usePaidSummary(answers: Answers, customer: KnownCustomer | undefined, today: CivilDate): PaidSummary {
  const { client } = useServices();
  const chosen = useSummaryPlan(answers);
  const freight = useSavedFreight();
  const from = useShipFrom();
  const cep = parseCep(customer?.cep ?? "");
  const [askEstimate] = useState(() => createShippingEstimates(client));
  const estimate = useShippingEstimate(cep.ok ? cep.value : undefined, askEstimate);
  if (chosen.kind !== "ready") return chosen;
  if (freight.status === "loading") return { kind: "loading" };
  const { plan } = chosen;
  const charged = freight.status === "ready" ? freight.value : undefined;
  const state = cep.ok ? stateOfCep(cep.value) : undefined;
  const carrier = estimate.status === "ready" ? estimate.value : undefined;
  const box = state && carrier && from.ok && firstBox({ from: from.value, state, plan: plan.length, carrier });
  return {
    ...chosen,
    freight: charged,
    commitment: commitmentOf(today, plan, charged),
    firstBox: box ? box.window : undefined,
  };
}
