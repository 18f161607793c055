import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { formatBoxMonth, monthCaption, newestFirst, parseBoxMonth } from "./boxMonth.ts";
import type { BoxPicture } from "./pastBoxes.ts";

describe("the past boxes", () => {
  it.each([
    [civilDate(2025, 10, 1), "Outubro de 2025"],
    [civilDate(2025, 3, 31), "Março de 2025"],
    [civilDate(2024, 9, 15), "Setembro de 2024"],
  ])("of %s are captioned %s", (month, caption) => {
    expect(monthCaption(month)).toBe(caption);
  });

  it("MAN-139 are shown newest first", () => {
    const months = [civilDate(2024, 12, 1), civilDate(2025, 10, 1), civilDate(2024, 9, 1), civilDate(2025, 2, 1)];
    expect(newestFirst(months.map((month) => ({ month }))).map(({ month }) => month)).toEqual([
      "2025-10-01",
      "2025-02-01",
      "2024-12-01",
      "2024-09-01",
    ]);
  });

  it("of an unknown month come last, in their original order", () => {
    const boxes: readonly BoxPicture[] = [
      { image: "a" },
      { image: "b" },
      { image: "c", month: civilDate(2025, 10, 1) },
    ];
    expect(newestFirst(boxes).map(({ image }) => image)).toEqual(["c", "a", "b"]);
  });

  it("are identified by their month in the specification's format, and found by it", () => {
    expect(formatBoxMonth(civilDate(2024, 9, 30))).toBe("09-2024");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const first = civilDate(year, month, 1);
        expect(parseBoxMonth(formatBoxMonth(first))).toEqual({ ok: true, value: first });
      }),
    );
  });

  it.each(["", "13-2025", "00-2025", "2025-10", "10/2025", "1-2025", "10-2025 ", "١٠-٢٠٢٥"])(
    "%j is not a month",
    (text) => {
      expect(parseBoxMonth(text).ok).toBe(false);
    },
  );
});
