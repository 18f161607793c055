import type { Failure } from "../failure/failure.ts";

/** The state of an asynchronous read: loading, ready, or failed with a retry. */
export type AsyncResult<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | FailedAsyncResult;

/** A read that failed; `retry` starts it again. */
export interface FailedAsyncResult {
  readonly status: "failed";
  readonly failure: Failure;
  readonly retry: () => void;
  /** Whether a retry is under way. */
  readonly pending: boolean;
}

/** Whether the value is loading, for the first time or on a retry. */
export function isPending(result: AsyncResult<unknown>): boolean {
  return result.status === "loading" || (result.status === "failed" && result.pending);
}

/** @returns the value, or undefined while it is not ready. */
export function readyValue<Value>(result: AsyncResult<Value>): Value | undefined {
  return result.status === "ready" ? result.value : undefined;
}

/** Maps a ready value; loading and failed results pass through. */
export function mapAsyncResult<Value, Made>(
  result: AsyncResult<Value>,
  make: (value: Value) => Made,
): AsyncResult<Made> {
  return result.status === "ready" ? { status: "ready", value: make(result.value) } : result;
}

/** Replaces a failure with `fallback`. */
export function withFallback<Value, Fallback>(
  result: AsyncResult<Value>,
  fallback: Fallback,
): AsyncResult<Value | Fallback> {
  return result.status === "failed" ? { status: "ready", value: fallback } : result;
}

/** Combines two results: ready when both are, failed when either is. */
export function combineAsyncResults<One, Other, Made>(
  one: AsyncResult<One>,
  other: AsyncResult<Other>,
  make: (one: One, other: Other) => Made,
): AsyncResult<Made> {
  if (one.status === "failed" && other.status === "failed") {
    const retry = () => {
      one.retry();
      other.retry();
    };
    return { ...one, retry, pending: one.pending || other.pending };
  }
  if (one.status === "failed") return one;
  if (other.status !== "ready") return other;
  return mapAsyncResult(one, (value) => make(value, other.value));
}
