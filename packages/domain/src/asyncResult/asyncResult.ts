import type { Failure } from "../failure/failure.ts";

/** How the reading of something goes: it is on its way, it is here, or it failed and can be tried again. */
export type AsyncResult<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | FailedAsyncResult;

export interface FailedAsyncResult {
  readonly status: "failed";
  readonly failure: Failure;
  readonly retry: () => void;
  /** It is being tried again right now. */
  readonly pending: boolean;
}

/** Whether it is on its way, for the first time or once more. */
export function isPending(result: AsyncResult<unknown>): boolean {
  return result.status === "loading" || (result.status === "failed" && result.pending);
}

/** @returns what was read; undefined as long as nothing was. */
export function readyValue<Value>(result: AsyncResult<Value>): Value | undefined {
  return result.status === "ready" ? result.value : undefined;
}

/** The reading of what is made of a value once it was read. */
export function mapAsyncResult<Value, Made>(
  result: AsyncResult<Value>,
  make: (value: Value) => Made,
): AsyncResult<Made> {
  return result.status === "ready" ? { status: "ready", value: make(result.value) } : result;
}

/** A reading that does not fail: what could not be read is taken to be `fallback`. */
export function withFallback<Value, Fallback>(
  result: AsyncResult<Value>,
  fallback: Fallback,
): AsyncResult<Value | Fallback> {
  return result.status === "failed" ? { status: "ready", value: fallback } : result;
}

/** The reading of two things of which neither is shown without the other; it has failed as soon as one of them has. */
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
