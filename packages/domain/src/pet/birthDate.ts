import { type CivilDate, civilDate, isAfter, isBefore } from "../calendar/civilDate.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** The earliest accepted date; fixed, not relative to today (FUN-198, FUN-201). */
export const earliestPetBirthDate: CivilDate = civilDate(2001, 6, 24);

/**
 * Parses a pet's birth date, typed as dd/mm/aaaa: from 2001-06-24 to `today`, both included (FUN-197 to FUN-199). All
 * other input is rejected with the step's single code (FUN-200).
 *
 * @example
 * parsePetBirthDate("7/4/2020", civilDate(2026, 8, 15)); // { ok: true, value: "2020-04-07" }
 */
export function parsePetBirthDate(text: string, today: CivilDate): Result<CivilDate, "pet-birth-date-invalid"> {
  const birthDate = parseTypedDate(text);
  if (!birthDate.ok || isBefore(birthDate.value, earliestPetBirthDate) || isAfter(birthDate.value, today)) {
    return rejected("pet-birth-date-invalid");
  }
  return accepted(birthDate.value);
}
