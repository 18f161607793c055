import { useChosenPlan, useShippingEstimate } from "@petbox/api-client/checkout/hooks";
import type { KnownCustomer } from "@petbox/api-client/checkout/knownCustomer";
import type { PaidSummary } from "@petbox/design-system/screens/checkout/PaymentSummary";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { freightOf } from "@petbox/domain/delivery/freight";
import type { Cents } from "@petbox/domain/money/cents";
import { useSession } from "../../app/services.ts";

/** What is about to be paid: the plan under the session's coupon, and what the first box costs to send. */
export function usePaidSummary(plan: string, customer: KnownCustomer | undefined): PaidSummary {
  const { coupon } = useSession();
  const reading = useChosenPlan(plan, coupon);
  const freight = useFreight(customer);
  if (reading.status === "loading") return { status: "loading" };
  if (reading.status === "failed" || reading.value === null) return { status: "unknown" };
  return { status: "ready", plan: reading.value, freight };
}

/** The freight to where the customer lives; undefined while it is not known. */
function useFreight(customer: KnownCustomer | undefined): Cents | undefined {
  const cep = parseCep(customer?.cep ?? "");
  const state = cep.ok ? stateOfCep(cep.value) : undefined;
  const sure = state && freightWithoutCarrier(state);
  const estimate = useShippingEstimate(cep.ok && sure === undefined ? cep.value : undefined);
  if (state === undefined || sure !== undefined) return sure;
  return estimate.status === "ready" && estimate.value ? freightOf(estimate.value.price, state) : undefined;
}
