import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { clientOffersEndpoint } from "./contract.ts";

/** The offers recommended to a subscriber (SUB-301). @throws ApiError refused with the server's text. */
export async function listOffers(client: ApiClient): Promise<readonly RecommendedOffer[]> {
  const { offers = [] } = await unwrapOutcome(client.call(clientOffersEndpoint, {}));
  return offers;
}
