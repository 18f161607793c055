import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPolling } from "./polling.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Polling, and the seconds at which it has polled. */
function polled(poll: () => unknown = () => undefined) {
  const start = Date.now();
  const seconds: number[] = [];
  const polling = createPolling(() => {
    seconds.push((Date.now() - start) / 1_000);
    return poll();
  });
  return { polling, seconds };
}

it("polls after 2 s, every 4 s in the first minute, then every 16 s, and every minute after ten", async () => {
  const { polling, seconds } = polled();
  polling.start();
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  polling.stop();
  expect(seconds.slice(0, 4)).toEqual([2, 6, 10, 14]);
  const gaps = seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0));
  expect(new Set(gaps)).toEqual(new Set([4, 16, 60]));
  expect(gaps.filter((gap) => gap === 4)).toHaveLength(15);
  expect(gaps.filter((gap) => gap === 60)).toHaveLength(4);
});

it("tells a result within 5 s, whenever it comes in the minute in which banks answer", async () => {
  const reply = 400;
  const { polling, seconds } = polled(() => new Promise((resolve) => setTimeout(resolve, reply)));
  polling.start();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  polling.stop();
  const approvals = Array.from({ length: 600 }, (_, tenth) => tenth / 10);
  const waits = approvals.map((approved) => {
    const asked = seconds.find((second) => second >= approved) ?? Number.POSITIVE_INFINITY;
    return asked + reply / 1_000 - approved;
  });
  expect(Math.max(...waits)).toBeLessThanOrEqual(5);
});

it("starts over after a stop, and only once however often it is started", async () => {
  const { polling, seconds } = polled();
  polling.start();
  polling.start();
  await vi.advanceTimersByTimeAsync(7_000);
  polling.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toEqual([2, 6]);
  polling.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(seconds).toEqual([2, 6, 69]);
  polling.stop();
});

it("begins slowly on request, and at its usual pace again", async () => {
  const { polling, seconds } = polled();
  polling.start();
  await vi.advanceTimersByTimeAsync(3_000);
  polling.start("slow");
  await vi.advanceTimersByTimeAsync(40_000);
  polling.start("slow");
  expect(seconds).toEqual([2, 19, 35]);
  polling.start();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(seconds).toEqual([2, 19, 35, 45, 49]);
  polling.stop();
});

it("starts over for a customer who returns, with three quick polls at the slow pace", async () => {
  const { polling, seconds } = polled();
  polling.start();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  seconds.length = 0;
  polling.restart();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(seconds).toEqual([1202, 1206]);
  polling.start("slow");
  seconds.length = 0;
  polling.restart();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seconds).toEqual([1211, 1215, 1219, 1235]);
  polling.stop();
  polling.restart();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toHaveLength(4);
});

it("polls once per delay when it starts over while a poll is pending", async () => {
  const { polling, seconds } = polled(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  polling.start();
  await vi.advanceTimersByTimeAsync(2_500);
  polling.restart();
  await vi.advanceTimersByTimeAsync(8_000);
  polling.stop();
  expect(seconds).toEqual([2, 4.5, 9.5]);
});

it("waits for the reply to the last poll, and goes on after a failure", async () => {
  let fail = (_: Error) => {};
  const { polling, seconds } = polled(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  polling.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seconds).toEqual([2]);
  fail(new Error("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(seconds).toEqual([2, 34]);
  polling.stop();
});

it("goes on after a poll that throws at once", async () => {
  const { polling, seconds } = polled(() => {
    throw new Error("Not ready");
  });
  polling.start();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(seconds).toEqual([2, 6]);
  polling.stop();
});

it("does not go on when it was stopped while a poll was pending", async () => {
  const { polling, seconds } = polled(async () => polling.stop());
  polling.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seconds).toEqual([2]);
});
