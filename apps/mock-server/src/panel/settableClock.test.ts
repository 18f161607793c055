import { describe, expect, it } from "vitest";
import { createSettableClock } from "./settableClock.ts";

const hour = 3_600_000;

function clockAt(start: number) {
  let real = start;
  const clock = createSettableClock(() => real);
  return { clock, pass: (milliseconds: number) => (real += milliseconds) };
}

describe("a clock that can be set", () => {
  it("runs like the real one until it is changed, and again after a reset", () => {
    const { clock, pass } = clockAt(1_000);
    pass(500);
    expect(clock.now()).toBe(1_500);
    clock.move(hour);
    clock.freeze();
    clock.reset();
    pass(500);
    expect([clock.now(), clock.frozen]).toEqual([2_000, false]);
  });

  it("stops while frozen, and continues from there without catching up", () => {
    const { clock, pass } = clockAt(1_000);
    clock.freeze();
    pass(hour);
    expect([clock.now(), clock.frozen]).toEqual([1_000, true]);
    clock.resume();
    pass(10);
    expect([clock.now(), clock.frozen]).toEqual([1_010, false]);
  });

  it("moves in both directions, frozen or not", () => {
    const { clock } = clockAt(10 * hour);
    clock.move(hour);
    clock.freeze();
    clock.move(-3 * hour);
    clock.resume();
    expect(clock.now()).toBe(8 * hour);
  });
});
