import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeToClipboard } from "./writeToClipboard.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(answer: Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => answer } });
}

it("returns whether the browser copied", async () => {
  answering(Promise.resolve());
  expect(await writeToClipboard("AUMIGO10")).toBe(true);
  answering(Promise.reject(new Error("Not allowed")));
  expect(await writeToClipboard("AUMIGO10")).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await writeToClipboard("AUMIGO10")).toBe(false);
});

it("gives up on a browser that does not answer for two seconds", async () => {
  answering(new Promise(() => undefined));
  const told = vi.fn();
  void writeToClipboard("AUMIGO10").then(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(false);
});
