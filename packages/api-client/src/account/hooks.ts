import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { moneyResultOf, readMoney } from "../client/asyncResultOf.ts";
import { listOverdue } from "./api.ts";
import { type ListedOverdue, needsRetryEndpoint } from "./contract.ts";

/**
 * The subscriptions with an overdue payment; revalidated on focus, since the payment may be made in another tab.
 * @param customerCode part of the cache key, so that one customer never sees another's data; undefined until it is known.
 */
export function useListedOverdue(customerCode: string | null | undefined): AsyncResult<readonly ListedOverdue[]> {
  const client = useApiClient();
  const key = customerCode === undefined ? null : [needsRetryEndpoint.path, customerCode];
  return moneyResultOf(useSWR(key, () => listOverdue(client), readMoney));
}

/** Revalidates the list. @param customerCode as in `useListedOverdue`. */
export function useRevalidateListedOverdue(customerCode: string | null): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate([needsRetryEndpoint.path, customerCode]);
}

/** Removes a subscription that owes nothing any more from the cached list. @param customerCode as in `useListedOverdue`. */
export function useForgetOverdue(customerCode: string | null): (code: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (code) => {
    await mutate<readonly ListedOverdue[]>(
      [needsRetryEndpoint.path, customerCode],
      (listed) => listed?.filter((overdue) => overdue.code !== code),
      { revalidate: false },
    );
  };
}
