import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { SWRResponse } from "swr";

/** What a hook reads, and how to read it again. */
export interface ReadResult<Value> {
  readonly result: AsyncResult<Value>;
  /** Never rejects: without a reply, the data stay on screen. @returns the data that are then on screen, if any. */
  readonly revalidate: () => Promise<Value | undefined>;
}

/** @param result the response as `asyncResultOf` or `moneyResultOf` returns it. */
export function readResultOf<Value>(
  response: SWRResponse<Value, unknown>,
  result: AsyncResult<Value>,
): ReadResult<Value> {
  // Rejects once the page is unmounted.
  return { result, revalidate: () => response.mutate().catch(() => undefined) };
}
