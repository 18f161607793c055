import * as z from "zod/mini";
import { sessionFields, sessionOf } from "./contract.ts";
import { embeddedIn } from "./embedded.ts";
import type { EmbeddedSession } from "./embeddedSession.ts";
import { withSpeciesIn } from "./readEmbeddedSession.ts";

/** PHP writes an empty record as an empty list. */
const withoutAnswers = z.object({ answers: z.array(z.never()) });

/**
 * Reads the fields that the embedded JSON of a fetched page has. About a missing field the page says nothing, and what an earlier page said
 * still holds. The gift and the ship date are the exception: without them in the page, the order has none.
 * @param cookies the browser's, as for `readEmbeddedSession`.
 */
export function readPresentFields(page: ParentNode, cookies: string): Partial<EmbeddedSession> {
  const embedded = embeddedIn(page);
  const { data } = z.safeParse(sessionFields, embedded);
  const isAnswerless = z.safeParse(withoutAnswers, embedded).success;
  const { answers, ...present } = sessionOf({ ...(isAnswerless && { answers: {} }), ...data });
  return {
    gift: undefined,
    shipDate: undefined,
    ...present,
    ...(answers && { answers: withSpeciesIn(cookies, answers) }),
  };
}
