import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { expired, subscribed } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  renewal: expired,
  refusedRenewal: subscribed,
});
