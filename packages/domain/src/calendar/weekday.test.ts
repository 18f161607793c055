import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "./civilDate.ts";
import { byWeekday, formatWeekday, onWeekday } from "./weekday.ts";

const today = civilDate(2026, 11, 22);

describe("a day by its weekday", () => {
  it.each([
    [0, "hoje", "hoje"],
    [1, "amanhã", "amanhã"],
    [2, "na terça, 24\u00a0de novembro", "terça, 24\u00a0de novembro"],
    [4, "na quinta, 26\u00a0de novembro", "quinta, 26\u00a0de novembro"],
    [6, "no sábado, 28\u00a0de novembro", "sábado, 28\u00a0de novembro"],
    [7, "no domingo, 29\u00a0de novembro", "domingo, 29\u00a0de novembro"],
    [-1, "no sábado, 21\u00a0de novembro", "sábado, 21\u00a0de novembro"],
    [43, "na segunda, 4\u00a0de janeiro", "segunda, 4\u00a0de janeiro"],
  ])("in %i days is %s", (days, on, by) => {
    const day = addDays(today, days);
    expect([onWeekday(day, today), byWeekday(day, today)]).toEqual([on, by]);
  });

  it("includes the year of a distant date", () => {
    expect(formatWeekday(addDays(today, 179), today)).toBe("quinta, 20\u00a0de maio");
    expect(formatWeekday(addDays(today, 180), today)).toBe("sexta, 21\u00a0de maio de 2027");
    expect(formatWeekday(addDays(today, -180), today)).toBe("terça, 26\u00a0de maio de 2026");
  });

  it("formats every date of the calendar", () => {
    const day = fc.integer({ min: 0, max: 3_652_058 }).map((days) => addDays(civilDate(1, 1, 1), days));
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(onWeekday(one, other)).toMatch(/^(hoje|amanhã|n[ao] \p{L}+, \d+º?\u00a0de \p{L}+( de \d+)?)$/u);
      }),
      { seed: 45 },
    );
    expect(onWeekday(civilDate(9999, 12, 31), civilDate(9999, 12, 31))).toBe("hoje");
  });
});
