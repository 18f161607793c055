import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { moneyResultOf, readMoney } from "../client/asyncResultOf.ts";
import { listNeedsRetry } from "./api.ts";
import { type NeedsRetry, needsRetryEndpoint } from "./contract.ts";

/**
 * The subscriptions with an overdue payment; revalidated on focus, since the payment may be made in another tab.
 * @param customerCode part of the cache key, so that one customer never sees another's data; undefined until it is known.
 */
export function useNeedsRetry(customerCode: string | null | undefined): AsyncResult<readonly NeedsRetry[]> {
  const client = useApiClient();
  const key = customerCode === undefined ? null : [needsRetryEndpoint.path, customerCode];
  return moneyResultOf(useSWR(key, () => listNeedsRetry(client), readMoney));
}

/** Revalidates the list. @param customerCode as in `useNeedsRetry`. */
export function useRevalidateNeedsRetry(customerCode: string | null): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate([needsRetryEndpoint.path, customerCode]);
}
