import type { Cep } from "@petbox/domain/address/cep";
import type { ChosenPlan } from "@petbox/domain/plan/offer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { type Reading, readingOf, readOnce } from "../client/reading.ts";
import { estimateShipping, readChosenPlan, readCustomer, type ShippingEstimate } from "./api.ts";
import { estimateShippingEndpoint, planInSessionEndpoint, readCustomerEndpoint } from "./contract.ts";
import type { KnownCustomer } from "./knownCustomer.ts";

/** What is already known of the customer; null for somebody new. */
export function useKnownCustomer(): Reading<KnownCustomer | null> {
  const client = useApiClient();
  return readingOf(useSWR([readCustomerEndpoint.path], async () => (await readCustomer(client)) ?? null, readOnce));
}

/** The plan in the session, with its prices under the coupon given; null when none was chosen. */
export function useChosenPlan(plan: string, coupon: string | null): Reading<ChosenPlan | null> {
  const client = useApiClient();
  const key = [planInSessionEndpoint.path, plan, coupon];
  return readingOf(useSWR(key, async () => (await readChosenPlan(client)) ?? null, readOnce));
}

/** What the carrier asks to a CEP; null when it answers nothing, "loading" also while there is no CEP to ask for. */
export function useShippingEstimate(cep: Cep | undefined): Reading<ShippingEstimate | null> {
  const client = useApiClient();
  const key = cep === undefined ? null : ([estimateShippingEndpoint.path, cep] as const);
  return readingOf(useSWR(key, async ([, asked]) => (await estimateShipping(client, asked)) ?? null, readOnce));
}
