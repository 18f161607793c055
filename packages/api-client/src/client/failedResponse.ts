import type { Failure } from "@petbox/domain/failure/failure";
import * as z from "zod/mini";

/** The bodies that a Laravel server refuses with: a message, and for 422 the errors by field. */
const refusalBody = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.union([z.string(), z.object({ message: z.optional(z.string()) })])),
  type_error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** What a reply without success means. A 4xx is a refusal with the server's text; a 5xx is the server's own trouble. */
export function failureOfResponse(status: number, body: unknown): Failure {
  if (status >= 500) return { kind: "unavailable" };
  if (status === 401 || status === 419) return { kind: "session-expired" };
  // Its text is left aside: what a framework says by itself is English.
  if (status === 429) return { kind: "too-many" };
  const parsed = z.safeParse(refusalBody, body);
  if (!parsed.success) return { kind: "refused" };
  const { error, errors, type_error } = parsed.data;
  const message = (typeof error === "string" ? error : error?.message) ?? parsed.data.message;
  const text = message ? { message } : {};
  if (status === 422 && errors) return { kind: "invalid", fields: firstTexts(errors), ...text };
  return { kind: "refused", ...text, ...(type_error ? { type: type_error } : {}) };
}

function firstTexts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, [text]] of Object.entries(errors)) if (text !== undefined) fields[name] = text;
  return fields;
}
