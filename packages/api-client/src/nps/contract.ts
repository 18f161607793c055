import * as z from "zod/mini";
import { coercedCount } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { strictOptional } from "../contract/optional.ts";
import { acknowledged } from "../contract/replies.ts";
import { longText } from "../contract/sentTexts.ts";

/** Submits the answer to a survey by its link, without a login. A survey is answered once. */
export const answerSurveyEndpoint = endpoint({
  method: "POST",
  path: "/nps/score/{hash}/avalie",
  summary: "Submits a satisfaction survey; a reason only with a score of 8 or lower (MAN-339, MAN-340)",
  body: fieldMap({
    // The domain knows the valid scores, and rejects any other with its own message (MAN-282).
    score: ["nps_score", z.number()],
    iteration: ["iteration", coercedCount],
    email: ["email", z.string()],
    reason: ["nps_score_reason", strictOptional(longText)],
  }),
  reply: acknowledged,
  refusedWith: [400, 501],
});
