import { wireCalls } from "@petbox/mock-server/backend/ratings/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { openBox } from "../conformance/sent.ts";
import { finishRating, giveStar } from "./api.ts";
import { olderFinishRatingEndpoint } from "./contract.ts";

heldToDocuments(wireCalls, {
  boxStars: { ask: (client) => giveStar(client, openBox, { of: "box", value: 4 }), reads: "kept" },
  itemStars: { ask: (client) => giveStar(client, openBox, { of: "item", item: "corda", value: 5 }), reads: "kept" },
  lastStep: {
    ask: (client) =>
      finishRating(
        client,
        { box: "f54d45f27e3bc08c67da8f5a1ea2e5f2", shipmentId: "DACONTA001-2" },
        { customerService: 5, logistics: 4 },
      ),
  },
  olderLastStep: {
    ask: (client) =>
      client.call(olderFinishRatingEndpoint, {
        body: { shipmentId: "DACONTA001-2", customerService: 5, logistics: 4 },
      }),
    reads: { ok: true, value: {} },
  },
});
