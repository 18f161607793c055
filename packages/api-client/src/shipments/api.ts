import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { listShipmentFlowsEndpoint, readShipmentFlowEndpoint } from "./contract.ts";

/**
 * The progress of the boxes of a subscription, or of all of the customer's.
 * @throws ApiError refused when the server rejects the call, with its text (SUB-338).
 */
export async function readShipmentFlows(client: ApiClient, subscription?: string): Promise<readonly ShipmentFlow[]> {
  const reply =
    subscription === undefined
      ? client.call(listShipmentFlowsEndpoint, {})
      : client.call(readShipmentFlowEndpoint, { parameters: { subscription } });
  return (await unwrapOutcome(reply)).flows ?? [];
}
