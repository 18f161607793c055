import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { confirmDeliveryEndpoint } from "./contract.ts";

/**
 * Confirms that a BOX arrived.
 * @returns the current list of BOXes; undefined if the server sends none.
 * @throws ApiError refused for a BOX that is not in transit.
 */
export async function confirmDelivery(
  client: ApiClient,
  box: Pick<ReceivedBox, "id">,
): Promise<readonly ReceivedBox[] | undefined> {
  const { boxes } = await unwrapOutcome(client.call(confirmDeliveryEndpoint, { parameters: { tid: box.id } }));
  return boxes;
}
