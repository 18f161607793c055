import type { SWRResponse } from "swr";
import { type Failure, failureOf } from "./apiError.ts";

/** How the reading of something goes: it is on its way, it is here, or it failed and can be tried again. */
export type Reading<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | {
      readonly status: "failed";
      readonly failure: Failure;
      readonly retry: () => void;
      /** It is being tried again right now. */
      readonly retrying: boolean;
    };

/** What a page needs of SWR's answer; what was once read stays, even if reading it again fails. */
export function readingOf<Value>(response: SWRResponse<Value, unknown>): Reading<Value> {
  // Asked of the answer one by one: SWR renders again only for what was looked at.
  const { data, error, mutate } = response;
  if (data !== undefined) return { status: "ready", value: data };
  if (error === undefined) return { status: "loading" };
  return {
    status: "failed",
    failure: failureOf(error),
    retry: () => void mutate(),
    retrying: response.isValidating,
  };
}

/** Reads are asked again when a person says so, not behind their back: prices do not change under the thumb. */
export const readOnce = {
  revalidateOnFocus: false,
  revalidateIfStale: true,
  shouldRetryOnError: false,
} as const;
