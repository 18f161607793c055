import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { expiryYears, fullYearOf, monthsOf } from "./expiry.ts";
import { parseExpiry, parseExpiryText } from "./parseExpiry.ts";

const today = civilDate(2026, 8, 15);
const over = { ok: false, error: "card-expired" };
const wrong = { ok: false, error: "expiry-invalid" };

const disabledMonths = (year: string) =>
  monthsOf(year, today)
    .filter(({ disabled }) => disabled)
    .map(({ month }) => month);

describe("expiry years offered", () => {
  it("FUN-271 FUN-272 SUB-265 are twelve from the current one on, two digits each", () => {
    expect(expiryYears(today)).toEqual(["26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37"]);
    expect(expiryYears(civilDate(2099, 1, 1)).slice(0, 2)).toEqual(["99", "00"]);
  });
});

describe("expiry months offered", () => {
  it("FUN-270 SUB-266 disables the past months of the current year", () => {
    expect(disabledMonths("26")).toEqual(["01", "02", "03", "04", "05", "06", "07"]);
  });

  it("enables all of a later year's, and all while no year is chosen", () => {
    expect(disabledMonths("27")).toEqual([]);
    expect(disabledMonths("")).toEqual([]);
    expect(monthsOf("27", today).map(({ month }) => month)).toHaveLength(12);
  });

  it("FUN-270 FUN-286 disables exactly the months that would be rejected as past", () => {
    const days = fc
      .tuple(fc.integer({ min: 2024, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => civilDate(year, month, day));
    fc.assert(
      fc.property(days, (day) => {
        for (const year of expiryYears(day)) {
          for (const { month, disabled } of monthsOf(year, day)) {
            expect(parseExpiry(month, year, day).ok).toBe(!disabled);
          }
        }
      }),
      { seed: 11, numRuns: 30 },
    );
  });
});

describe("expiry", () => {
  it("FUN-286 accepts the current month and rejects the one before", () => {
    expect(parseExpiry("08", "26", today)).toEqual({ ok: true, value: { month: "08", year: "26" } });
    expect(parseExpiry("07", "26", today)).toEqual(over);
    expect(parseExpiry("12", "25", today)).toEqual(over);
    expect(parseExpiry("01", "27", today)).toEqual({ ok: true, value: { month: "01", year: "27" } });
  });

  it("FUN-284 accepts only months 1 to 12", () => {
    for (const month of ["00", "13", "99", "-1", "1.5", "ab"]) expect(parseExpiry(month, "30", today)).toEqual(wrong);
    expect(parseExpiry("1", "30", today)).toEqual({ ok: true, value: { month: "01", year: "30" } });
    expect(parseExpiry("12", "30", today)).toEqual({ ok: true, value: { month: "12", year: "30" } });
  });

  it("FUN-268 FUN-269 SUB-264 requires both month and year", () => {
    expect(parseExpiry("", "30", today)).toEqual(wrong);
    expect(parseExpiry("08", "", today)).toEqual(wrong);
  });

  it("FUN-285 reads a two-digit year above 80 as 19xx, otherwise as 20xx", () => {
    expect(fullYearOf("80")).toBe(2080);
    expect(fullYearOf("81")).toBe(1981);
    expect(parseExpiry("08", "80", today).ok).toBe(true);
    expect(parseExpiry("08", "81", today)).toEqual(over);
  });

  it("accepts a four-digit year, and sends its last two digits", () => {
    expect(parseExpiry("08", "2031", today)).toEqual({ ok: true, value: { month: "08", year: "31" } });
    expect(parseExpiry("08", "1999", today)).toEqual(over);
  });

  it("MAN-300 is parsed from MM/YY too", () => {
    expect(parseExpiryText("08/31", today)).toEqual({ ok: true, value: { month: "08", year: "31" } });
    expect(parseExpiryText("07/26", today)).toEqual(over);
    expect(parseExpiryText("12/1999", today)).toEqual(over);
    for (const text of ["", "8", "13/31", "08/31/1", "08/20311", "080831", "3108"])
      expect(parseExpiryText(text, today)).toEqual(wrong);
  });
});

it.each([
  "12/2030",
  "203012",
  "2030/12",
  "2030-12",
  "12/30",
  "1230",
  "122030",
  "12 / 2030",
  "12.30",
  "12\u20112030",
  "\u200b12/30",
])("reads December 2030 from %j, and cuts nothing", (text) => {
  expect(parseExpiryText(text, today)).toEqual({ ok: true, value: { month: "12", year: "30" } });
});

it.each(["2", "203", "20311", "x31", "31x", "x2031", "2031x"])("FUN-285 rejects the year %s", (year) => {
  expect(fullYearOf(year)).toBeUndefined();
});
