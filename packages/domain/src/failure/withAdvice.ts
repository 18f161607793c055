import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** What the specification says of a failure, and after it what helps where more is known: that there is no network, or too many tries. */
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
