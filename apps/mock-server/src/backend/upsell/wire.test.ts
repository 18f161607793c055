import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { subscribed } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  offeredExtraItems: subscribed,
  upsell: subscribed,
  refusedUpsell: subscribed,
  removedUpsell: subscribed,
});
