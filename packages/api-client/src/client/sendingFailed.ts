import { ApiError } from "./apiError.ts";

/** The failure of a request that threw. @param limit the signal of its timeout. */
export function sendingFailed(thrown: unknown, limit: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const kind = limit.aborted && thrown instanceof DOMException ? "timeout" : "offline";
  return new ApiError({ kind }, { cause: thrown });
}
