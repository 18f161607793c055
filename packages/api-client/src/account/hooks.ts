import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readMoney } from "../client/asyncResultOf.ts";
import { useOwnedKey } from "../client/CacheOwnerContext.ts";
import { type ReadResult, readResultOf } from "../client/readResult.ts";
import { listOverdue } from "./api.ts";
import { type ListedOverdue, needsRetryEndpoint } from "./contract.ts";

/**
 * The subscriptions with an overdue payment; revalidated on focus, since the payment may be made in another tab.
 * @param onSlow called if the first read takes longer than three seconds, SWR's default.
 */
export function useListedOverdue(onSlow: () => void = () => {}): ReadResult<readonly ListedOverdue[]> {
  const client = useApiClient();
  const key = useOwnedKey(needsRetryEndpoint.path);
  const response = useSWR(key, () => listOverdue(client), { ...readMoney, onLoadingSlow: onSlow });
  return readResultOf(response, asyncResultOf(response));
}

/** Removes a subscription that owes nothing any more from the cached list. */
export function useForgetOverdue(): (code: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  const key = useOwnedKey(needsRetryEndpoint.path);
  return async (code) => {
    await mutate<readonly ListedOverdue[]>(key, (listed) => listed?.filter((overdue) => overdue.code !== code), {
      revalidate: false,
    });
  };
}
