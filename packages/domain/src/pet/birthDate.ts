import { type CivilDate, civilDate, isAfter, isBefore } from "../calendar/civilDate.ts";
import { parseTypedDate, typedDateText } from "../calendar/typedDate.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { slashSeparated } from "../text/typedText.ts";

/** The earliest accepted date; fixed, not relative to today (FUN-198, FUN-201). */
export const earliestPetBirthDate: CivilDate = civilDate(2001, 6, 24);

/** "pet-birth-date-invalid": missing or partial. The other codes add what to change to the step's single message (FUN-200). */
export type PetBirthDateErrorCode =
  | "pet-birth-date-invalid"
  | "pet-birth-date-short-year"
  | "pet-birth-date-nonexistent"
  | "pet-birth-date-future"
  | "pet-birth-date-too-early";

/**
 * Parses a pet's birth date, typed as dd/mm/aaaa: from 2001-06-24 to `today`, both included (FUN-197 to FUN-199).
 *
 * @example
 * parsePetBirthDate("7/4/2020", civilDate(2026, 8, 15)); // { ok: true, value: "2020-04-07" }
 */
export function parsePetBirthDate(text: string, today: CivilDate): Result<CivilDate, PetBirthDateErrorCode> {
  const birthDate = parseTypedDate(text);
  if (!birthDate.ok) return rejected(unparsedCode(text));
  if (isBefore(birthDate.value, earliestPetBirthDate)) return rejected("pet-birth-date-too-early");
  return isAfter(birthDate.value, today) ? rejected("pet-birth-date-future") : accepted(birthDate.value);
}

function unparsedCode(text: string): PetBirthDateErrorCode {
  if (/^\d\d\/\d\d\/\d{4}$/.test(typedDateText(text))) return "pet-birth-date-nonexistent";
  return /^\d{1,2}\/\d{1,2}\/\d\d$/.test(slashSeparated(text)) ? "pet-birth-date-short-year" : "pet-birth-date-invalid";
}
