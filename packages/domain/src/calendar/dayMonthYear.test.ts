import { expect, it } from "vitest";
import { civilDate } from "./civilDate.ts";
import { formatDayMonthYear, parseDayMonthYear } from "./dayMonthYear.ts";

it("SUB-127 reads and writes the day before the month", () => {
  expect(parseDayMonthYear("03-10-2026")).toEqual({ ok: true, value: "2026-10-03" });
  expect(formatDayMonthYear(civilDate(2026, 10, 3))).toBe("03-10-2026");
});

it.each(["2026-10-03", "31-02-2026", "3-10-2026", "", "true"])("rejects %j", (text) => {
  expect(parseDayMonthYear(text).ok).toBe(false);
});
