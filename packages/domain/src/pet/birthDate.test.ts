import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parsePetBirthDate } from "./birthDate.ts";

const today = civilDate(2026, 3, 10);
const refused = { ok: false, error: "pet-birth-date-invalid" };

describe("pet birth date", () => {
  it("accepts a date between the limits", () => {
    expect(parsePetBirthDate("29/02/2024", today)).toEqual({ ok: true, value: "2024-02-29" });
  });

  it("FUN-198 FUN-201 starts at the fixed date 2001-06-24, included", () => {
    expect(parsePetBirthDate("24/06/2001", today)).toEqual({ ok: true, value: "2001-06-24" });
    expect(parsePetBirthDate("23/06/2001", today)).toEqual(refused);
    expect(parsePetBirthDate("24/06/2001", civilDate(2040, 1, 1))).toEqual({ ok: true, value: "2001-06-24" });
  });

  it("FUN-199 ends today, included", () => {
    expect(parsePetBirthDate("10/03/2026", today)).toEqual({ ok: true, value: "2026-03-10" });
    expect(parsePetBirthDate("11/03/2026", today)).toEqual(refused);
  });

  it("FUN-197 rejects a missing, partial or impossible date", () => {
    for (const text of ["", "10/03", "31/02/2024", "00/00/0000", "10/03/24"]) {
      expect(parsePetBirthDate(text, today)).toEqual(refused);
    }
  });
});
