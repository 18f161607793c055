import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import {
  addDays,
  addMonths,
  addYears,
  civilDate,
  civilDateAt,
  compareDates,
  daysBetween,
  daysInMonth,
  formatBrazilianDate,
  formatDayMonth,
  formatLongDate,
  formatLongDay,
  formatLongMonth,
  fullYearsBetween,
  isAfter,
  isBefore,
  parseBrazilianDate,
  parseCivilDate,
  partsOf,
  weekdayOf,
} from "./civilDate.ts";

const anyDate = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => civilDate(year, month, 1 + (day % daysInMonth(year, month))));
const anyLivedDate = anyDate.filter((date) => date >= "1500-01-01" && date <= "2500-12-31");

describe("a civil date", () => {
  it.each([
    [2023, 2, 29],
    [1900, 2, 29],
    [2024, 4, 31],
    [2024, 13, 1],
    [2024, 0, 1],
    [2024, 1, 0],
    [0, 1, 1],
    [2024.5, 1, 1],
    [Number.NaN, 1, 1],
  ])("is never %s-%s-%s", (year, month, day) => {
    expect(() => civilDate(year, month, day)).toThrow(RangeError);
  });

  it("has a 29 February in leap years", () => {
    expect([civilDate(2024, 2, 29), civilDate(2000, 2, 29)]).toEqual(["2024-02-29", "2000-02-29"]);
  });

  it("is parsed back from each of its formats", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = partsOf(date);
        expect(civilDate(year, month, day)).toBe(date);
        expect(parseCivilDate(date)).toEqual(accepted(date));
        expect(parseBrazilianDate(formatBrazilianDate(date))).toEqual(accepted(date));
      }),
    );
  });

  it.each(["2024-02-30", "2024-1-1", "24-01-01", "", "2024-01-01T00:00:00Z", "01/01/2024"])(
    "is not parsed from %s as a wire date",
    (text) => {
      expect(parseCivilDate(text)).toEqual(rejected("date-invalid"));
    },
  );

  it.each(["31/02/2024", "1/1/2024", "01/01/24", "", "2024-01-01", "__/__/____", "12/31/2024"])(
    "is not parsed from %s as a typed date",
    (text) => {
      expect(parseBrazilianDate(text)).toEqual(rejected("date-invalid"));
    },
  );

  it("SUB-004 is shown with the Portuguese month", () => {
    expect(Array.from({ length: 12 }, (_, month) => formatLongDate(civilDate(2024, month + 1, 2)))).toEqual(
      [
        ...["janeiro", "fevereiro", "março", "abril", "maio", "junho"],
        ...["julho", "agosto", "setembro", "outubro", "novembro", "dezembro"],
      ].map((month) => `2\u00a0de ${month} de 2024`),
    );
  });

  it("SUB-003 is shown in Portuguese", () => {
    const date = civilDate(2000, 4, 7);
    expect(formatBrazilianDate(date)).toBe("07/04/2000");
    expect(formatDayMonth(date)).toBe("07/04");
    expect(formatLongDate(date)).toBe("7\u00a0de abril de 2000");
    expect(formatLongDate(civilDate(2024, 12, 31))).toBe("31\u00a0de dezembro de 2024");
    expect(formatLongDate(civilDate(2024, 3, 1))).toBe("1º\u00a0de março de 2024");
    expect(formatLongDay(civilDate(2024, 3, 1))).toBe("1º\u00a0de março");
    expect(formatLongMonth(civilDate(2024, 3, 1))).toBe("março de 2024");
  });
});

describe("civilDateAt", () => {
  it.each([
    ["2024-07-01T02:59:59Z", "2024-06-30"],
    ["2024-07-01T03:00:00Z", "2024-07-01"],
    ["2024-12-31T23:30:00Z", "2024-12-31"],
    // Brazil observed daylight saving time until 2019.
    ["2018-12-01T01:59:59Z", "2018-11-30"],
    ["2018-12-01T02:00:00Z", "2018-12-01"],
  ])("FUN-010 is the date in São Paulo at %s: %s", (instant, expected) => {
    expect(civilDateAt(Date.parse(instant))).toBe(expected);
  });
});

describe("calendar arithmetic", () => {
  it("adds days across month and year boundaries", () => {
    expect(addDays(civilDate(2024, 2, 28), 1)).toBe("2024-02-29");
    expect(addDays(civilDate(2024, 12, 31), 1)).toBe("2025-01-01");
    expect(addDays(civilDate(2024, 3, 1), -1)).toBe("2024-02-29");
    expect(() => addDays(civilDate(9999, 12, 31), 1)).toThrow(RangeError);
  });

  it("adds months and years, clamping to a shorter month", () => {
    expect(addMonths(civilDate(2024, 1, 31), 1)).toBe("2024-02-29");
    expect(addMonths(civilDate(2023, 1, 31), 1)).toBe("2023-02-28");
    expect(addMonths(civilDate(2024, 1, 15), -1)).toBe("2023-12-15");
    expect(addMonths(civilDate(2024, 11, 30), 3)).toBe("2025-02-28");
    expect(addMonths(civilDate(2026, 2, 28), 1, 31)).toBe("2026-03-31");
    expect(addMonths(civilDate(2026, 2, 28), 2, 31)).toBe("2026-04-30");
    expect(addYears(civilDate(2024, 2, 29), 1)).toBe("2025-02-28");
    expect(addYears(civilDate(2024, 2, 29), 4)).toBe("2028-02-29");
  });

  it("undoes an addition, and counts the days between", () => {
    fc.assert(
      fc.property(anyLivedDate, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
        expect((((weekdayOf(moved) - weekdayOf(date) - days) % 7) + 7) % 7).toBe(0);
      }),
    );
  });

  it("numbers the weekdays from Sunday, 0", () => {
    expect(weekdayOf(civilDate(2024, 6, 30))).toBe(0);
    expect(weekdayOf(civilDate(2024, 7, 6))).toBe(6);
  });

  it("sorts dates chronologically", () => {
    const [earlier, later] = [civilDate(2024, 9, 30), civilDate(2024, 10, 1)];
    expect([compareDates(earlier, later), compareDates(later, earlier), compareDates(later, later)]).toEqual([
      -1, 1, 0,
    ]);
    expect([isBefore(earlier, later), isBefore(later, later), isAfter(later, earlier), isAfter(later, later)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    fc.assert(fc.property(anyDate, anyDate, (a, b) => compareDates(a, b) === Math.sign(daysBetween(b, a))));
  });

  it("counts full years like an age", () => {
    const born = civilDate(2000, 4, 7);
    expect(fullYearsBetween(born, civilDate(2018, 4, 6))).toBe(17);
    expect(fullYearsBetween(born, civilDate(2018, 4, 7))).toBe(18);
    expect(fullYearsBetween(born, born)).toBe(0);
    expect(fullYearsBetween(civilDate(2000, 2, 29), civilDate(2018, 2, 28))).toBe(17);
    expect(fullYearsBetween(civilDate(2000, 2, 29), civilDate(2018, 3, 1))).toBe(18);
  });
});
