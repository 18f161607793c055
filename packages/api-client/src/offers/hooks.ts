import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOffers } from "./api.ts";
import { clientOffersEndpoint } from "./contract.ts";

/**
 * The offers recommended to a subscriber.
 * @param customerCode part of the cache key, so that one customer never sees another's data; undefined until it is known.
 */
export function useOffers(customerCode: string | null | undefined): AsyncResult<readonly RecommendedOffer[]> {
  const client = useApiClient();
  const key = customerCode === undefined ? null : [clientOffersEndpoint.path, customerCode];
  return useDeferredResult(asyncResultOf(useSWR(key, () => listOffers(client), readOnce)));
}
