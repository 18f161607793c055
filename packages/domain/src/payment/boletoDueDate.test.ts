import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { dueDateOf, dueFactorOf } from "./boletoDueDate.ts";

describe("dueDateOf", () => {
  it("restarts at 1000 on the day after 21/02/2025", () => {
    const turn = civilDate(2025, 2, 20);
    expect(dueDateOf("9999", turn)).toBe("2025-02-21");
    expect(dueDateOf("1000", turn)).toBe("2025-02-22");
    expect(dueDateOf("1001", turn)).toBe("2025-02-23");
  });

  it("resolves a factor to the first cycle while only that is possible", () => {
    expect(dueDateOf("1000", civilDate(2000, 7, 3))).toBe("2000-07-03");
    expect(dueDateOf("3737", civilDate(2007, 12, 1))).toBe("2007-12-31");
    expect(dueDateOf("3737", civilDate(2026, 11, 21))).toBe("2032-08-21");
  });

  it("is undefined for a factor under 1000", () => {
    expect(dueDateOf("0000", civilDate(2026, 11, 21))).toBeUndefined();
    expect(dueDateOf("0999", civilDate(2026, 11, 21))).toBeUndefined();
  });
});

describe("dueFactorOf", () => {
  it("round-trips for every date from 3499 days before today to 5500 after", () => {
    const todays = fc.integer({ min: 3500, max: 15_000 }).map((days) => addDays(civilDate(2000, 7, 3), days));
    fc.assert(
      fc.property(todays, fc.integer({ min: -3499, max: 5500 }), (today, days) => {
        const due = addDays(today, days);
        const factor = dueFactorOf(due);
        expect(factor).toMatch(/^[1-9]\d{3}$/);
        expect(dueDateOf(factor, today)).toBe(due);
      }),
      { seed: 34, numRuns: 1000 },
    );
  });

  it("is 0000 without a date, and throws before the first factor", () => {
    expect(dueFactorOf(undefined)).toBe("0000");
    expect(() => dueFactorOf(civilDate(2000, 7, 2))).toThrow(RangeError);
  });
});
