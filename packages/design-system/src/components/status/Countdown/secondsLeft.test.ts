import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asClock, reachedThreshold, secondsLeft, untilNextChange } from "./secondsLeft.ts";

describe("secondsLeft", () => {
  it("starts at the whole duration and never goes below zero", () => {
    expect([0, 1, 999, 1000, 59_999, 60_000, 90_000].map((elapsed) => secondsLeft(60, elapsed))).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ]);
  });

  it("is zero for an invalid duration", () => {
    expect([-5, Number.NaN].map((seconds) => secondsLeft(seconds, 0))).toEqual([0, 0]);
  });

  it("changes exactly when untilNextChange says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 599_999 }), (seconds, elapsed) => {
        fc.pre(elapsed < seconds * 1000);
        const wait = untilNextChange(seconds, elapsed);
        const now = secondsLeft(seconds, elapsed);
        expect(secondsLeft(seconds, elapsed + wait - 1)).toBe(now);
        expect(secondsLeft(seconds, elapsed + wait)).toBe(now - 1);
      }),
      { seed: 7 },
    );
  });
});

describe("reachedThreshold", () => {
  it("is undefined before the first threshold, then the last one passed", () => {
    const reached = [45, 30, 29, 10, 0].map((left) => reachedThreshold(left, [30, 10], 60));
    expect(reached).toEqual([undefined, 30, 30, 10, 10]);
  });

  it("ignores thresholds above the whole count", () => {
    expect(reachedThreshold(45, [60, 30, 10], 45)).toBeUndefined();
    expect(reachedThreshold(60, [60, 30, 10], 60)).toBe(60);
  });
});

describe("asClock", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [60, "1:00"],
    [605, "10:05"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [86_399, "23:59:59"],
  ])("writes %i seconds as %s", (seconds, text) => {
    expect(asClock(seconds)).toBe(text);
  });
});
