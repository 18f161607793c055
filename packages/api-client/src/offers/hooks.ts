import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { useDeferredResult } from "../client/useDeferredResult.ts";
import { listOffers } from "./api.ts";
import { clientOffersEndpoint } from "./contract.ts";

/** What is recommended to a subscriber. @param customerCode their code, so that nobody is shown another's. */
export function useOffers(customerCode: string | null): AsyncResult<readonly RecommendedOffer[]> {
  const client = useApiClient();
  return useDeferredResult(
    asyncResultOf(useSWR([clientOffersEndpoint.path, customerCode], () => listOffers(client), readOnce)),
  );
}
