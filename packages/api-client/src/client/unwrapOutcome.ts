import type { Outcome } from "../contract/outcome.ts";
import { refused } from "./apiError.ts";
import { originOf } from "./replyOrigin.ts";

/** Unwraps the value of a call whose reply may reject it. @throws ApiError refused, with the server's text. */
export async function unwrapOutcome<Value>(reply: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await reply;
  if (!outcome.ok) throw refused(outcome.error.message, outcome.error.type, originOf(outcome));
  return outcome.value;
}
