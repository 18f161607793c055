import type { Failure } from "../failure/failure.ts";

/** How the reading of something goes: it is on its way, it is here, or it failed and can be tried again. */
export type Reading<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | FailedReading;

export interface FailedReading {
  readonly status: "failed";
  readonly failure: Failure;
  readonly retry: () => void;
  /** It is being tried again right now. */
  readonly pending: boolean;
}

/** Whether it is on its way, for the first time or once more. */
export function isPending(reading: Reading<unknown>): boolean {
  return reading.status === "loading" || (reading.status === "failed" && reading.pending);
}

/** @returns what was read; undefined as long as nothing was. */
export function readyValue<Value>(reading: Reading<Value>): Value | undefined {
  return reading.status === "ready" ? reading.value : undefined;
}

/** The reading of what is made of a value once it was read. */
export function mapReading<Value, Made>(reading: Reading<Value>, make: (value: Value) => Made): Reading<Made> {
  return reading.status === "ready" ? { status: "ready", value: make(reading.value) } : reading;
}

/** A reading that does not fail: what could not be read is taken to be `fallback`. */
export function withFallback<Value, Fallback>(reading: Reading<Value>, fallback: Fallback): Reading<Value | Fallback> {
  return reading.status === "failed" ? { status: "ready", value: fallback } : reading;
}

/** The reading of two things of which neither is shown without the other; it has failed as soon as one of them has. */
export function combineReadings<One, Other, Made>(
  one: Reading<One>,
  other: Reading<Other>,
  make: (one: One, other: Other) => Made,
): Reading<Made> {
  if (one.status === "failed" && other.status === "failed") {
    const retry = () => {
      one.retry();
      other.retry();
    };
    return { ...one, retry, pending: one.pending || other.pending };
  }
  if (one.status === "failed") return one;
  if (other.status !== "ready") return other;
  return mapReading(one, (value) => make(value, other.value));
}
