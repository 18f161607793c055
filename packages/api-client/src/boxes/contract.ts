import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { endpoint } from "../contract/endpoint.ts";
import { optional } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";
import { receivedBoxWire } from "./receivedBoxWire.ts";

/** Confirms that a BOX arrived (SUB-316). The reply holds the customer's current list of BOXes. */
export const confirmDeliveryEndpoint = endpoint({
  method: "POST",
  path: "/box-recebidos/{tid}",
  summary: "Confirms that a box was received; returns the updated list of boxes",
  reply: outcome({ boxes: ["box_received", optional(arrayOfValid(receivedBoxWire))] }),
});
