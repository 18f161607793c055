import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { endpoint } from "../contract/endpoint.ts";
import { strictOptional } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { flowWire } from "./flowWire.ts";

/** The flow entries, or an error, which may hold HTML. */
const flows = outcome({ flows: ["data", strictOptional(arrayOfValid(flowWire))] });

export const listShipmentFlowsEndpoint = endpoint({
  method: "POST",
  path: "/client/shipments-flow",
  summary: "The progress of all of the customer's boxes (SUB-303)",
  isRead: true,
  reply: flows,
});

export const readShipmentFlowEndpoint = endpoint({
  method: "POST",
  path: "/client/shipments-flow/{subscription}",
  summary: "The progress of the boxes of one subscription (SUB-302)",
  isRead: true,
  reply: flows,
});
