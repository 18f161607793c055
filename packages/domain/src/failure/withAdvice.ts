import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** Appends advice to the specification's text, in a line of its own, if the cause is one that the customer can act on: offline, or too many attempts. */
export function withAdvice(text: string, failure: Failure): string {
  switch (failure.kind) {
    case "offline":
    case "timeout":
    case "too-many":
    case "session-expired":
      return `${text}\n${failureText(failure)}`;
    default:
      return text;
  }
}
