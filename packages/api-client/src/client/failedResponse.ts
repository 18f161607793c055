import type { Failure } from "@petbox/domain/failure/failure";
import { mentionsThirtySeconds } from "@petbox/domain/payment/retryLock";
import * as z from "zod/mini";
import { fieldErrorsIn } from "../contract/fieldErrorsIn.ts";
import { rejectionTextIn } from "../contract/rejectionTextIn.ts";
import { fieldsForCustomer, isForCustomer } from "./customerText.ts";

const text = z.catch(z.optional(z.string()), undefined);

/** The bodies that a Laravel server rejects with: a message, and for 422 the errors by field. */
const rejectionBody = z.object({
  message: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  type_error: text,
  errors: z.optional(z.unknown()),
});

/** A rejection with its own type, as `error` holds it (FUN-321). */
const typedError = z.object({ type_error: text });

/** A response without success. */
export interface FailedResponse {
  readonly status: number;
  /** The body as JSON; undefined if it is not JSON. */
  readonly body?: unknown;
  /** The header Retry-After. */
  readonly retryAfter?: string | null;
}

/**
 * The failure of a response without success. A 4xx is a refusal with the server's text; a 5xx is a failure of the server. The framework's
 * own texts count as missing.
 * @param refusedWith the statuses that are refusals, if not every 4xx is, or if a 5xx has a text for the customer.
 */
export function failureOfResponse(
  { status, body, retryAfter }: FailedResponse,
  refusedWith?: readonly number[],
): Failure {
  if (status === 419) return { kind: "session-expired" };
  const { error, errors, type_error, message } = z.safeParse(rejectionBody, body).data ?? {};
  const fields = fieldErrorsIn(errors);
  const fieldTexts = fields
    ? Object.values(fields)
    : [typeof errors === "object" ? rejectionTextIn(errors) : undefined];
  const shown = [...fieldTexts, rejectionTextIn(error), rejectionTextIn(message)].find(isForCustomer);
  const own = shown === undefined ? {} : { message: shown };
  const isTrouble = status >= 500 && !refusedWith?.includes(status);
  // The only text of a 5xx for the customer requests a pause (FUN-180).
  if (isTrouble) return { kind: "unavailable", ...(mentionsThirtySeconds(shown ?? "") ? own : {}) };
  if (status === 401) return { kind: "session-expired", status, ...own };
  const isRefusal = refusedWith?.includes(status) !== false;
  const text = isRefusal ? own : {};
  const type = type_error || z.safeParse(typedError, error).data?.type_error;
  // A type selects the text of a payment, with its link (FUN-339).
  if (status === 429 && !(isRefusal && type)) return { kind: "too-many", ...text, ...pauseOf(retryAfter) };
  if (status === 422 && fields) return { kind: "invalid", fields: fieldsForCustomer(fields), ...text };
  if (!isRefusal) return { kind: "unavailable" };
  return { kind: "refused", ...own, ...(type ? { type } : {}) };
}

/** Retry-After in seconds; a date is ignored. */
function pauseOf(retryAfter: string | null | undefined): { readonly retryAfter?: number } {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds > 0 && Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}
