import { accepted, type Result, rejected } from "../result.ts";
import { truncate } from "../text/characters.ts";
import { storableText } from "../text/storableText.ts";
import { type CancelReason, cancelReasonOf } from "./cancelReasons.ts";

/** Shown if the reason is missing or unknown; the server sends the same text (MAN-251, MAN-254). */
export const reasonMissingText = "É necessário selecionar um motivo de cancelamento!";

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
 * // { ok: false, error: "É necessário selecionar um motivo de cancelamento!" }
 */
export function parseCancelRequest(sent: {
  readonly reason: string;
  readonly description: string;
}): Result<CancelRequest, string> {
  const reason = cancelReasonOf(sent.reason);
  if (reason === undefined) return rejected(reasonMissingText);
  return accepted({ reason, description: truncate(storableText(sent.description), maxDescriptionLength).trimEnd() });
}
