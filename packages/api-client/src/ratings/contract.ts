import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { acknowledged } from "../contract/replies.ts";
import { starsSoFar } from "./starsSoFar.ts";

/**
 * Stars for a BOX (flag 1) or for one of its items (flag 0), sent immediately (SUB-313, SUB-314). Another customer's BOX, an
 * undelivered one and a nonexistent one all get the same 404.
 */
export const rateEndpoint = endpoint({
  method: "POST",
  path: "/rating/{value}/{flag}",
  summary: "Rates a box (flag 1) or one of its items (flag 0) with one to five stars",
  body: fieldMap({
    /** The URL of the rating page, which identifies the BOX (SUB-315). */
    url: ["url", z.string()],
    /** The server's id of the shipment or the item. */
    id: ["id", z.string()],
  }),
  reply: acknowledged,
});

const lastStep = {
  shipmentId: ["to_ship", z.string()],
  // Both are required; the server rejects a missing one with its own message.
  customerService: ["customer_service", starsSoFar],
  logistics: ["logistics", starsSoFar],
} as const;

/** The last step: with it the BOX is rated (SUB-312, decision 43). */
export const finishRatingEndpoint = endpoint({
  method: "PUT",
  path: "/rating/avaliacao",
  summary: "Rates customer service and logistics, and completes the rating of a box",
  body: fieldMap({ ...lastStep, url: ["url", z.string()] }),
  reply: acknowledged,
});

/** The call of older pages (SUB-249). The shop uses the newer one. */
export const olderFinishRatingEndpoint = endpoint({
  method: "PUT",
  path: "/avaliacao",
  summary: "Rates customer service and logistics, as older pages do",
  body: fieldMap(lastStep),
  reply: acknowledged,
});
