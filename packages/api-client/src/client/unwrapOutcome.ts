import type { Outcome } from "../contract/outcome.ts";
import { ApiError, refused } from "./apiError.ts";
import { fieldsForCustomer, isForCustomer } from "./customerText.ts";
import { originOf } from "./replyOrigin.ts";

/**
 * Unwraps the value of a call whose reply may reject it.
 * @throws ApiError invalid if the server names the wrong fields, else refused; with the server's text.
 */
export async function unwrapOutcome<Value>(reply: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await reply;
  if (outcome.ok) return outcome.value;
  const { message, type, fields } = outcome.error;
  // The type of a refusal selects what the page offers next, and an invalid call has none.
  if (fields === undefined || type !== undefined) throw refused(message, type, originOf(outcome));
  const text = isForCustomer(message) ? { message } : {};
  throw new ApiError({ kind: "invalid", fields: fieldsForCustomer(fields), ...text }, originOf(outcome));
}
