import type { Failure } from "@petbox/domain/failure/failure";
import { mentionsThirtySeconds } from "@petbox/domain/payment/retryLock";
import * as z from "zod/mini";

/** The bodies that a Laravel server refuses with: a message, and for 422 the errors by field. */
const refusalBody = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.union([z.string(), z.object({ message: z.optional(z.string()) })])),
  type_error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** What Laravel says by itself when nobody wrote a text for the customer. */
const framework = new Set(["Too Many Attempts.", "Too Many Requests", "Unauthenticated."]);

/**
 * What a reply without success means. A 4xx is a refusal with the server's text; a 5xx is the server's own trouble.
 * @param refusedWith the statuses that are refusals, where not every 4xx is, or where one of the 5xx has words for the
 *   customer too.
 */
export function failureOfResponse(status: number, body: unknown, refusedWith?: readonly number[]): Failure {
  if (status === 419) return { kind: "session-expired" };
  const { error, errors, type_error, ...said } = z.safeParse(refusalBody, body).data ?? {};
  const message = (typeof error === "string" ? error : error?.message) ?? said.message ?? "";
  const text = message && !framework.has(message) ? { message } : {};
  // Of its own trouble a server tells programmers; a pause it asks of the customer (FUN-180).
  const isTrouble = status >= 500 && !refusedWith?.includes(status);
  if (isTrouble) return { kind: "unavailable", ...(mentionsThirtySeconds(message) ? text : {}) };
  if (status === 401) return { kind: "session-expired", ...text };
  if (status === 429) return { kind: "too-many", ...text };
  if (status === 422 && errors) return { kind: "invalid", fields: firstTexts(errors), ...text };
  if (refusedWith?.includes(status) === false) return { kind: "unavailable" };
  return { kind: "refused", ...text, ...(type_error ? { type: type_error } : {}) };
}

function firstTexts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, [text]] of Object.entries(errors)) if (text !== undefined) fields[name] = text;
  return fields;
}
