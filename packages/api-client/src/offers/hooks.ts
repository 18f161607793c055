import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import type { Reading } from "@petbox/domain/reading/reading";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { readingOf, readOnce } from "../client/readingOf.ts";
import { useDeferredReading } from "../client/useDeferredReading.ts";
import { listOffers } from "./api.ts";
import { clientOffersEndpoint } from "./contract.ts";

/** What is recommended to a subscriber. @param whose their code, so that nobody is shown another's. */
export function useOffers(whose: string | null): Reading<readonly RecommendedOffer[]> {
  const client = useApiClient();
  return useDeferredReading(readingOf(useSWR([clientOffersEndpoint.path, whose], () => listOffers(client), readOnce)));
}
