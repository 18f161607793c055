import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { confirmDeliveryEndpoint } from "./contract.ts";

/** Says that a BOX came. @returns all BOXes, as they are by now; undefined where the server does not say. @throws ApiError refused for one that is not on its way. */
export async function confirmDelivery(
  client: ApiClient,
  box: Pick<ReceivedBox, "id">,
): Promise<readonly ReceivedBox[] | undefined> {
  const { boxes } = await unwrapOutcome(client.call(confirmDeliveryEndpoint, { parameters: { tid: box.id } }));
  return boxes;
}
