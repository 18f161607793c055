import { useChosenPlan, useShippingEstimate } from "@petbox/api-client/checkout/hooks";
import type { KnownCustomer } from "@petbox/api-client/checkout/knownCustomer";
import type { PaidSummary } from "@petbox/design-system/screens/checkout/PaymentSummary";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { firstBox, freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import { useSession } from "../../app/services.ts";

/** What is about to be paid, and what it leads to: the plan under the session's coupon, and the first box. */
export function usePaidSummary(plan: string, customer: KnownCustomer | undefined, today: CivilDate): PaidSummary {
  const { coupon } = useSession();
  const reading = useChosenPlan(plan, coupon);
  const cep = parseCep(customer?.cep ?? "");
  const estimate = useShippingEstimate(cep.ok ? cep.value : undefined);
  if (reading.status === "loading") return { status: "loading" };
  if (reading.status === "failed" || reading.value === null) return { status: "unknown" };
  const chosen = reading.value;
  const state = cep.ok ? stateOfCep(cep.value) : undefined;
  const carrier = estimate.status === "ready" ? (estimate.value ?? undefined) : undefined;
  const box = state && carrier && firstBox({ today, state, plan: chosen.length, carrier });
  const freight = box?.freight ?? (state && freightWithoutCarrier(state));
  const commitment = commitmentOf(today, chosen, freight);
  return { status: "ready", plan: chosen, freight, commitment, firstBox: box?.window };
}
