import { expect, it } from "vitest";
import { isWithinRepeatWindow } from "./repeatWindow.ts";

it("FUN-351 an attempt blocks another for ten minutes, and one of the future never", () => {
  const now = Date.UTC(2026, 2, 10);
  const blocks = (minutesAgo: number) => isWithinRepeatWindow({ createdAt: now - minutesAgo * 60_000 }, now);
  expect([0, 9, 10, -1, -60 * 24 * 30].map(blocks)).toEqual([true, true, false, false, false]);
});
