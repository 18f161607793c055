import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { monthCaption, newestFirst } from "./boxMonth.ts";

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
});
