import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { addExtraItemEndpoint, removeExtraItemEndpoint } from "./contract.ts";
import { offeredExtraItemsEndpoint } from "./offeredExtraItems.ts";

/** The available extra items for the boxes of a track (MAN-323). @param trackCode of the subscription's plan. @throws ApiError refused */
export function listOfferedExtraItems(client: ApiClient, trackCode: string): Promise<readonly OfferedExtraItem[]> {
  return unwrapOutcome(client.call(offeredExtraItemsEndpoint, { parameters: { trilha: trackCode } }));
}

/** Adds one of them to a subscription (MAN-322). @throws ApiError refused with the server's error. */
export async function addExtraItem(
  client: ApiClient,
  contractId: string,
  chosen: { readonly tag: string; readonly trackCode: string },
): Promise<void> {
  const parameters = { moip_contract_id: contractId };
  await unwrapOutcome(client.call(addExtraItemEndpoint, { parameters, body: chosen }));
}

/** Removes an extra item that was never charged. @throws ApiError refused if it is too late. */
export async function removeExtraItem(client: ApiClient, contractId: string): Promise<void> {
  await unwrapOutcome(client.call(removeExtraItemEndpoint, { parameters: { moip_contract_id: contractId } }));
}
