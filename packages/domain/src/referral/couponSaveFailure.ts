import type { Failure } from "../failure/failure.ts";

const somethingWentWrong = "Ocorreu um erro!";

/**
 * What is said of a coupon that could not be saved: the server's own words where it refused it (400 or 401), and of
 * anything else one sentence (SUB-350, SUB-351).
 */
export function couponSaveFailureText(failure: Failure): string {
  const isRefusal = failure.kind === "refused" || failure.kind === "session-expired";
  return (isRefusal && failure.message) || somethingWentWrong;
}
