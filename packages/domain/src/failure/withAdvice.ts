import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** Appends advice to the specification's text if the cause is one that the customer can act on: offline, or too many attempts. */
export function withAdvice(text: string, failure: Failure): string {
  switch (failure.kind) {
    case "offline":
    case "timeout":
    case "too-many":
    case "session-expired":
      return `${text} ${failureText(failure)}`;
    default:
      return text;
  }
}
