import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { listCardsEndpoint } from "./contract.ts";

/** The cards that the customer keeps (MAN-342). @throws ApiError refused when the server rejects it. */
export async function listCards(client: ApiClient): Promise<readonly StoredCard[]> {
  const { cards = [] } = await unwrapOutcome(client.call(listCardsEndpoint, {}));
  return cards;
}
