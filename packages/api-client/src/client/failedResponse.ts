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
const framework = new Set(["Too Many Attempts.", "Too Many Requests"]);

/** What a reply without success means. A 4xx is a refusal with the server's text; a 5xx is the server's own trouble. */
export function failureOfResponse(status: number, body: unknown): Failure {
  if (status === 401 || status === 419) return { kind: "session-expired" };
  const { error, errors, type_error, ...said } = z.safeParse(refusalBody, body).data ?? {};
  const message = (typeof error === "string" ? error : error?.message) ?? said.message ?? "";
  const text = message && !framework.has(message) ? { message } : {};
  // Of its own trouble a server tells programmers; a pause it asks of the customer (FUN-180).
  if (status >= 500) return { kind: "unavailable", ...(mentionsThirtySeconds(message) ? text : {}) };
  if (status === 429) return { kind: "too-many", ...text };
  if (status === 422 && errors) return { kind: "invalid", fields: firstTexts(errors), ...text };
  return { kind: "refused", ...text, ...(type_error ? { type: type_error } : {}) };
}

function firstTexts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, [text]] of Object.entries(errors)) if (text !== undefined) fields[name] = text;
  return fields;
}
