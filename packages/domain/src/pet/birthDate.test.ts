import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parsePetBirthDate } from "./birthDate.ts";

const today = civilDate(2026, 3, 10);
const refused = { ok: false, error: "pet-birth-date-invalid" };
const tooEarly = { ok: false, error: "pet-birth-date-too-early" };
const future = { ok: false, error: "pet-birth-date-future" };
const shortYear = { ok: false, error: "pet-birth-date-short-year" };
const nonexistent = { ok: false, error: "pet-birth-date-nonexistent" };

describe("pet birth date", () => {
  it("accepts a date between the limits", () => {
    expect(parsePetBirthDate("29/02/2024", today)).toEqual({ ok: true, value: "2024-02-29" });
  });

  it("FUN-198 FUN-201 starts at the fixed date 2001-06-24, included", () => {
    expect(parsePetBirthDate("24/06/2001", today)).toEqual({ ok: true, value: "2001-06-24" });
    expect(parsePetBirthDate("23/06/2001", today)).toEqual(tooEarly);
    expect(parsePetBirthDate("24/06/2001", civilDate(2040, 1, 1))).toEqual({ ok: true, value: "2001-06-24" });
  });

  it("FUN-199 ends today, included", () => {
    expect(parsePetBirthDate("10/03/2026", today)).toEqual({ ok: true, value: "2026-03-10" });
    expect(parsePetBirthDate("11/03/2026", today)).toEqual(future);
  });

  it("FUN-197 rejects a missing or partial date", () => {
    for (const text of ["", "10/03", "10/03/202", "2024"]) expect(parsePetBirthDate(text, today)).toEqual(refused);
  });

  it("FUN-197 rejects a day that the calendar does not have, with a code that says so", () => {
    for (const text of ["31/02/2024", "29/02/2023", "10/13/2024", "00/00/0000", "2024-02-31"]) {
      expect(parsePetBirthDate(text, today)).toEqual(nonexistent);
    }
  });

  it("FUN-197 rejects a year of two digits, with a code that says so", () => {
    for (const text of ["10/03/24", "7.4.23", "7-4-23"]) expect(parsePetBirthDate(text, today)).toEqual(shortYear);
  });
});
