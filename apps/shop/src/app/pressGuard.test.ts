import { describe, expect, it } from "vitest";
import { createPressGuard, type PressStart } from "./pressGuard.ts";

const tap = (timeStamp: number, clientX = 200, clientY = 400): PressStart => ({ timeStamp, clientX, clientY });

/** A guard whose page was shown at 1,000 ms, after a tap. */
function afterTap(first = tap(800)) {
  const guard = createPressGuard();
  guard.begin(first);
  guard.show(1_000);
  return (second: PressStart) => {
    guard.begin(second);
    return guard.refuses();
  };
}

describe("createPressGuard", () => {
  it.each([
    ["before the page was shown, at the same place", tap(999), true],
    ["before the page was shown, elsewhere", tap(900, 20, 20), true],
    ["as the page was shown", tap(1_000), true],
    ["within 350 ms, at the same place", tap(1_349), true],
    ["within 350 ms, a finger's width away", tap(1_200, 215, 420), true],
    ["within 350 ms, elsewhere", tap(1_010, 200, 470), false],
    ["after 350 ms", tap(1_350), false],
  ])("tells whether a tap is meant for the page: %s", (_, second, isRefused) => {
    expect(afterTap()(second)).toBe(isRefused);
  });

  it("refuses every tap of a fast series", () => {
    const refuses = afterTap();
    expect([1_080, 1_160, 1_240, 1_400].map((time) => refuses(tap(time)))).toEqual([true, true, true, false]);
  });

  it("refuses nothing on the first page, or after a key led to the page", () => {
    const guard = createPressGuard();
    guard.begin(tap(5));
    expect(guard.refuses()).toBe(false);
    guard.type();
    guard.show(100);
    guard.begin(tap(110));
    expect(guard.refuses()).toBe(false);
  });

  it("refuses no press that has no beginning, as assistive technology presses", () => {
    const guard = createPressGuard();
    guard.begin(tap(800));
    expect(guard.refuses()).toBe(false);
    guard.show(1_000);
    expect(guard.refuses()).toBe(false);
  });

  it("refuses no press by a key, and none at the same place once something was typed on the page", () => {
    const guard = createPressGuard();
    guard.begin(tap(800));
    guard.show(1_000);
    guard.type();
    expect(guard.refuses()).toBe(false);
    guard.begin(tap(1_100));
    expect(guard.refuses()).toBe(false);
  });
});
