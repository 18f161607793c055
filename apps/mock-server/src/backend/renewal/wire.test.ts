import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { expiredAs, subscribed } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  renewal: expiredAs("VENCIDA001"),
  refusedRenewal: subscribed,
});
