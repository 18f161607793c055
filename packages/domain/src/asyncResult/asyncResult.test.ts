import { expect, it, vi } from "vitest";
import {
  type AsyncResult,
  combineAsyncResults,
  type FailedAsyncResult,
  isPending,
  mapAsyncResult,
  readyValue,
  withFallback,
} from "./asyncResult.ts";

const loading: AsyncResult<number> = { status: "loading" };
const ready: AsyncResult<number> = { status: "ready", value: 2 };
const failed = (pending = false): FailedAsyncResult => ({
  status: "failed",
  failure: { kind: "offline" },
  retry: vi.fn(),
  pending,
});
const product = (one: number, other: number) => one * other;

it("has a value only when ready", () => {
  expect(readyValue(ready)).toBe(2);
  expect(readyValue(loading)).toBeUndefined();
  expect(readyValue(failed())).toBeUndefined();
});

it("is pending on the first load and on a retry", () => {
  expect([loading, ready, failed(), failed(true)].map(isPending)).toEqual([true, false, false, true]);
});

it("maps a ready value, and passes the other states through", () => {
  const unread = failed();
  expect(mapAsyncResult(ready, String)).toEqual({ status: "ready", value: "2" });
  expect(mapAsyncResult(loading, String)).toEqual(loading);
  expect(mapAsyncResult(unread, String)).toBe(unread);
});

it("replaces only a failure with the fallback", () => {
  expect(withFallback(failed(), 1)).toEqual({ status: "ready", value: 1 });
  expect(withFallback(loading, 1)).toBe(loading);
  expect(withFallback(ready, 1)).toBe(ready);
});

it("is ready when both are, and loading until then", () => {
  expect(combineAsyncResults(ready, { status: "ready", value: 3 }, product)).toEqual({ status: "ready", value: 6 });
  expect(combineAsyncResults(ready, loading, product)).toEqual(loading);
  expect(combineAsyncResults(loading, ready, product)).toEqual(loading);
});

it("fails when either does", () => {
  const unread = failed();
  for (const other of [loading, ready]) {
    expect(combineAsyncResults(unread, other, product)).toBe(unread);
    expect(combineAsyncResults(other, unread, product)).toBe(unread);
  }
});

it("retries both if both failed", () => {
  const [one, other] = [failed(), failed(true)];
  const both = combineAsyncResults(one, other, product);
  if (both.status !== "failed") throw new Error("Two failures made something.");
  expect(both.pending).toBe(true);
  both.retry();
  expect(one.retry).toHaveBeenCalledOnce();
  expect(other.retry).toHaveBeenCalledOnce();
});
