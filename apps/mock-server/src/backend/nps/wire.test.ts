import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { expired } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  // Nobody logs in for it.
  surveyWithReason: { world: expired.world },
  surveyOfPromoter: { world: expired.world },
});
