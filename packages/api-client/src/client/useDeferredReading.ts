import type { Reading } from "@petbox/domain/reading/reading";
import { useDeferredValue } from "react";

/**
 * What arrives is drawn in the pieces of a transition, so that the browser may answer a touch between two of them; what
 * changes after that, at once. What is there from the start is drawn with the page.
 */
export function useDeferredReading<Value>(reading: Reading<Value>): Reading<Value> {
  const isReady = reading.status === "ready";
  const isShown = useDeferredValue(isReady);
  return isReady && !isShown ? { status: "loading" } : reading;
}
