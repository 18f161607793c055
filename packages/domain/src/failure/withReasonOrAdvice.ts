import { type Failure, isRefusal, ownTextOf } from "./failure.ts";
import { withAdvice } from "./withAdvice.ts";
import { withReason } from "./withReason.ts";

/**
 * Appends the server's reason for a refusal to the specification's text, or else advice on a cause that the customer can act on (decision
 * 73). The reason may contain HTML.
 */
export function withReasonOrAdvice(text: string, failure: Failure): string {
  const reason = isRefusal(failure) ? ownTextOf(failure) : undefined;
  return reason ? withReason(text, reason) : withAdvice(text, failure);
}
