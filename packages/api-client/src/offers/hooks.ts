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
 * @param customerCode part of the cache key, so that one customer never sees another's data.
 */
export function useOffers(customerCode: string | null): AsyncResult<readonly RecommendedOffer[]> {
  const client = useApiClient();
  return useDeferredResult(
    asyncResultOf(useSWR([clientOffersEndpoint.path, customerCode], () => listOffers(client), readOnce)),
  );
}
