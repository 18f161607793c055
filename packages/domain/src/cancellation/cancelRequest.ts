import { accepted, type Result, rejected } from "../result.ts";
import { beginningOf } from "../text/characters.ts";
import { keepable } from "../text/keepable.ts";
import { type CancelReason, cancelReasonOf } from "./cancelReasons.ts";

/** What is said where no reason is chosen, or none of the list; the server says the same (MAN-251, MAN-254). */
export const reasonMissingText = "É necessário selecionar um motivo de cancelamento!";

/** How much of what somebody writes is kept, in characters. Nobody is held back for having written more. */
export const longestDescription = 2000;

/** That a subscription shall end, and why. */
export interface CancelRequest {
  readonly reason: CancelReason;
  /** In the customer's own words, line breaks included; empty for none (MAN-253). */
  readonly description: string;
}

/** What was chosen and written, as it is kept; without a reason of the list there is no request (MAN-250). */
export function parseCancelRequest(sent: {
  readonly reason: string;
  readonly description: string;
}): Result<CancelRequest, string> {
  const reason = cancelReasonOf(sent.reason);
  if (reason === undefined) return rejected(reasonMissingText);
  return accepted({ reason, description: beginningOf(keepable(sent.description), longestDescription).trimEnd() });
}
