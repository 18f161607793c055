import type { SWRResponse } from "swr";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./apiError.ts";
import { asyncResultOf, moneyResultOf } from "./asyncResultOf.ts";

function responseOf(response: Partial<SWRResponse<number, unknown>>): SWRResponse<number, unknown> {
  return { data: undefined, error: undefined, mutate: vi.fn(), isValidating: false, isLoading: false, ...response };
}

const error = new ApiError({ kind: "unavailable" });

describe("an async result", () => {
  it("is loading until it is there, and may well be 0", () => {
    expect(asyncResultOf(responseOf({}))).toEqual({ status: "loading" });
    expect(asyncResultOf(responseOf({ data: 0 }))).toEqual({ status: "ready", value: 0 });
    expect(moneyResultOf(responseOf({ data: 0 }))).toEqual({ status: "ready", value: 0 });
  });

  it("has failed with the call's error until it is revalidated", () => {
    const mutate = vi.fn();
    const result = asyncResultOf(responseOf({ error, mutate, isValidating: true }));
    expect(result).toMatchObject({ status: "failed", failure: { kind: "unavailable" }, pending: true });
    if (result.status === "failed") result.retry();
    expect(mutate).toHaveBeenCalledOnce();
  });

  it("survives a failed revalidation, except for money", () => {
    expect(asyncResultOf(responseOf({ data: 5, error }))).toEqual({ status: "ready", value: 5 });
    expect(moneyResultOf(responseOf({ data: 5, error }))).toMatchObject({ status: "failed", pending: false });
  });
});
