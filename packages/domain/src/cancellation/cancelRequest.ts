import { accepted, type Result, rejected } from "../result.ts";
import { truncate } from "../text/characters.ts";
import { storableText } from "../text/storableText.ts";
import { type CancelReason, cancelReasonOf } from "./cancelReasons.ts";

/** Maximum stored length of a description, in characters. Longer input is truncated, not rejected. */
export const maxDescriptionLength = 2000;

/** A request to cancel a subscription. */
export interface CancelRequest {
  readonly reason: CancelReason;
  /** The customer's own words, line breaks included; empty if absent (MAN-253). */
  readonly description: string;
}

/**
 * Parses a request into its stored form; rejects a reason outside the list (MAN-250).
 *
 * @example
 * parseCancelRequest({ reason: "", description: "Vamos viajar." });
 * // { ok: false, error: "cancel-reason-missing" }
 */
export function parseCancelRequest(sent: {
  readonly reason: string;
  readonly description: string;
}): Result<CancelRequest, "cancel-reason-missing"> {
  const reason = cancelReasonOf(sent.reason);
  if (reason === undefined) return rejected("cancel-reason-missing");
  return accepted({ reason, description: truncate(storableText(sent.description), maxDescriptionLength).trimEnd() });
}
