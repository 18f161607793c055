import type { SWRResponse } from "swr";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./apiError.ts";
import { moneyReadingOf, readingOf } from "./readingOf.ts";

function responseOf(response: Partial<SWRResponse<number, unknown>>): SWRResponse<number, unknown> {
  return { data: undefined, error: undefined, mutate: vi.fn(), isValidating: false, isLoading: false, ...response };
}

const error = new ApiError({ kind: "unavailable" });

describe("what is read", () => {
  it("is loading until it is there, and may well be 0", () => {
    expect(readingOf(responseOf({}))).toEqual({ status: "loading" });
    expect(readingOf(responseOf({ data: 0 }))).toEqual({ status: "ready", value: 0 });
    expect(moneyReadingOf(responseOf({ data: 0 }))).toEqual({ status: "ready", value: 0 });
  });

  it("has failed with what the call threw, until it is read again", () => {
    const mutate = vi.fn();
    const reading = readingOf(responseOf({ error, mutate, isValidating: true }));
    expect(reading).toMatchObject({ status: "failed", failure: { kind: "unavailable" }, pending: true });
    if (reading.status === "failed") reading.retry();
    expect(mutate).toHaveBeenCalledOnce();
  });

  it("stays when reading it again fails, except where it is money", () => {
    expect(readingOf(responseOf({ data: 5, error }))).toEqual({ status: "ready", value: 5 });
    expect(moneyReadingOf(responseOf({ data: 5, error }))).toMatchObject({ status: "failed", pending: false });
  });
});
