import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { SWRResponse } from "swr";
import { failureOf } from "./apiError.ts";

/** Turns SWR's response into an AsyncResult; a cached value survives a failed revalidation. */
export function asyncResultOf<Value>(response: SWRResponse<Value, unknown>): AsyncResult<Value> {
  // Read property by property: SWR only renders again for properties that were read.
  const { data } = response;
  return data === undefined ? unreadOf(response) : { status: "ready", value: data };
}

/** Like `asyncResultOf`, for money: a cached amount does not survive a failed revalidation. */
export function moneyResultOf<Value>(response: SWRResponse<Value, unknown>): AsyncResult<Value> {
  return response.error === undefined ? asyncResultOf(response) : unreadOf(response);
}

function unreadOf<Value>(response: SWRResponse<Value, unknown>): AsyncResult<Value> {
  const { error, mutate } = response;
  if (error === undefined) return { status: "loading" };
  return {
    status: "failed",
    failure: failureOf(error),
    retry: () => void mutate(),
    pending: response.isValidating,
  };
}

/** Data is revalidated on request only, so that prices do not change while the customer taps. */
export const readOnce = {
  revalidateOnFocus: false,
  revalidateIfStale: true,
  shouldRetryOnError: false,
} as const;

/** Money is revalidated on mount and on focus, since another tab may have changed it. */
export const readMoney = {
  ...readOnce,
  revalidateOnFocus: true,
  focusThrottleInterval: 0,
  dedupingInterval: 0,
} as const;
