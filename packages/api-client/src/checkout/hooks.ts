import type { ChosenPlan } from "@petbox/domain/plan/offer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { type Reading, readingOf, readOnce } from "../client/reading.ts";
import { readChosenPlan, readCustomer } from "./api.ts";
import { planInSessionEndpoint, readCustomerEndpoint } from "./contract.ts";
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
