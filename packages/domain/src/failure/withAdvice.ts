import type { Failure } from "./failure.ts";
import { failureText, tooManyText } from "./failureText.ts";

/**
 * Appends advice to the specification's text, in a line of its own, if the cause is one that the customer can act on: offline, or too many
 * attempts. The advice is ours, because the documents name no text of the server there (decision 73).
 */
export function withAdvice(text: string, failure: Failure): string {
  switch (failure.kind) {
    case "offline":
    case "outdated":
    case "timeout":
    case "session-expired":
      return `${text}\n${failureText(failure)}`;
    case "too-many":
      return `${text}\n${tooManyText(failure.retryAfter)}`;
    default:
      return text;
  }
}
