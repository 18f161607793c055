import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { expired } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  // The survey needs no login.
  surveyWithReason: { world: expired.world },
  surveyOfPromoter: { world: expired.world },
});
