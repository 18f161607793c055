import type { Failure } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

const couponNotSaved = "Ocorreu um erro!";

/**
 * The message for a coupon that could not be saved: the server's text for a refusal (400 or 401), otherwise one fixed text
 * (SUB-350, SUB-351).
 */
export function couponSaveFailureText(failure: Failure): string {
  const isRefusal = failure.kind === "refused" || failure.kind === "session-expired";
  return (isRefusal && failure.message) || withAdvice(couponNotSaved, failure);
}
