import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useOwnedKey } from "../client/CacheOwnerContext.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOffers } from "./api.ts";
import { clientOffersEndpoint } from "./contract.ts";

/** The offers recommended to a subscriber. */
export function useOffers(): AsyncResult<readonly RecommendedOffer[]> {
  const client = useApiClient();
  const key = useOwnedKey(clientOffersEndpoint.path);
  return useDeferredResult(asyncResultOf(useSWR(key, () => listOffers(client), readOnce)));
}
