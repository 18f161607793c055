import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { useDeferredValue } from "react";

/**
 * Renders a result that arrives after the first render in a transition, so that the browser can handle input between its
 * parts. Later changes, and a result that is ready from the start, render synchronously.
 */
export function useDeferredResult<Value>(result: AsyncResult<Value>): AsyncResult<Value> {
  const isReady = result.status === "ready";
  const isShown = useDeferredValue(isReady);
  return isReady && !isShown ? { status: "loading" } : result;
}
