import type { ExtraCategory } from "@petbox/domain/upsell/extraCategory";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { addExtraItemEndpoint, removeExtraItemEndpoint } from "./contract.ts";
import { extraCategoriesEndpoint } from "./extraCategoryWire.ts";

/** What may be added to the boxes of a track (MAN-323). @param trackCode of the subscription's plan. @throws ApiError refused */
export function listExtraCategories(client: ApiClient, trackCode: string): Promise<readonly ExtraCategory[]> {
  return unwrapOutcome(client.call(extraCategoriesEndpoint, { parameters: { trilha: trackCode } }));
}

/** Adds one of them to a subscription (MAN-322). @throws ApiError refused where it has an error. */
export async function addExtraItem(
  client: ApiClient,
  contractId: string,
  chosen: { readonly tag: string; readonly trackCode: string },
): Promise<void> {
  const parameters = { moip_contract_id: contractId };
  await unwrapOutcome(client.call(addExtraItemEndpoint, { parameters, body: chosen }));
}

/** Takes the extra item out again that was never charged. @throws ApiError refused where that is too late. */
export async function removeExtraItem(client: ApiClient, contractId: string): Promise<void> {
  await unwrapOutcome(client.call(removeExtraItemEndpoint, { parameters: { moip_contract_id: contractId } }));
}
