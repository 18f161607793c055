import { ApiError } from "./apiError.ts";

/** What it means that a request threw. @param limit the one that ends the waiting. */
export function sendingFailed(thrown: unknown, limit: AbortSignal): ApiError {
  return new ApiError({ kind: limit.aborted && thrown instanceof DOMException ? "timeout" : "offline" });
}
