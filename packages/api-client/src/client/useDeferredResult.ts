import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { useDeferredValue } from "react";

/**
 * What arrives is drawn in the pieces of a transition, so that the browser may answer a touch between two of them; what
 * changes after that, at once. What is there from the start is drawn with the page.
 */
export function useDeferredResult<Value>(result: AsyncResult<Value>): AsyncResult<Value> {
  const isReady = result.status === "ready";
  const isShown = useDeferredValue(isReady);
  return isReady && !isShown ? { status: "loading" } : result;
}
